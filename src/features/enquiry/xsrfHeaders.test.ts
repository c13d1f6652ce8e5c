// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { xsrfHeaders } from './xsrfHeaders.ts'

afterEach(() => {
  for (const name of ['XSRF-TOKEN', 'NOT-XSRF-TOKEN', 'other']) document.cookie = `${name}=; max-age=0`
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])(
  '%s to a relative address carries the token',
  (method) => {
    document.cookie = 'other=1'
    document.cookie = 'NOT-XSRF-TOKEN=wrong'
    document.cookie = 'XSRF-TOKEN=abc'
    for (const url of ['/send_mail.php', 'send_mail.php', './send_mail.php', '../x?to=https://a.example']) {
      expect(xsrfHeaders(method, url)).toEqual({ 'X-XSRF-TOKEN': 'abc' })
    }
  },
)

test('the token is decoded, and may hold an equals sign', () => {
  document.cookie = 'XSRF-TOKEN=a%2Fb%3D%20c=='
  expect(xsrfHeaders('POST', '/send_mail.php')).toEqual({ 'X-XSRF-TOKEN': 'a/b= c==' })
})

test.each(['GET', 'HEAD', 'get'])('%s carries none', (method) => {
  document.cookie = 'XSRF-TOKEN=abc'
  expect(xsrfHeaders(method, '/send_mail.php')).toEqual({})
})

test.each([
  'https://other.example/send_mail.php',
  'HTTP://other.example/',
  '//other.example/',
  '/\\other.example/',
  ' https://other.example/',
  'http://localhost:3000/send_mail.php',
  'data:text/plain,x',
])('%s is not relative and gets none', (url) => {
  document.cookie = 'XSRF-TOKEN=abc'
  expect(xsrfHeaders('POST', url)).toEqual({})
})

test('without the cookie there is no header', () => {
  expect(xsrfHeaders('POST', '/send_mail.php')).toEqual({})
})
