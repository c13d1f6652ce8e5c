// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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

/** jsdom has one domain, and so one cookie of a name. */
function setCookies(cookies: string) {
  const own = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  onTestFinished(() => own.mockRestore())
}

test.each(['abc', '%zz', '', `${'a'.repeat(36)}.short`])(
  'a token of our form is taken before the cookie "%s" of the domain',
  (foreign) => {
    const token = `${crypto.randomUUID()}.${'_-aZ09'.padEnd(43, 'x')}`
    for (const values of [
      [foreign, token],
      [token, foreign],
    ]) {
      setCookies(values.map((value) => `XSRF-TOKEN=${value}`).join('; '))
      expect(xsrfHeaders('POST', '/send_mail.php')).toEqual({ 'X-XSRF-TOKEN': token })
    }
  },
)

test('a foreign token that decodes to nothing does no harm', () => {
  setCookies('XSRF-TOKEN=%zz')
  expect(xsrfHeaders('POST', '/send_mail.php')).toEqual({ 'X-XSRF-TOKEN': '%zz' })
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
