// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { xsrfHeader } from './xsrfHeader.ts'

afterEach(() => {
  for (const name of ['XSRF-TOKEN', 'NOT-XSRF-TOKEN', 'other']) document.cookie = `${name}=; max-age=0`
})

test('the header carries the token of the cookie', () => {
  document.cookie = 'other=1'
  document.cookie = 'NOT-XSRF-TOKEN=wrong'
  document.cookie = 'XSRF-TOKEN=abc=='
  expect(xsrfHeader()).toEqual({ 'X-XSRF-TOKEN': 'abc==' })
})

test.each(['abc', '%zz', '', `${'a'.repeat(36)}.short`])(
  'a token of our form is taken before the cookie "%s" of the domain',
  (foreign) => {
    const token = `${crypto.randomUUID()}.${'_-aZ09'.padEnd(43, 'x')}`
    for (const values of [
      [foreign, token],
      [token, foreign],
    ]) {
      // jsdom has one domain, and so one cookie of a name.
      const cookies = values.map((value) => `XSRF-TOKEN=${value}`).join('; ')
      const own = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
      onTestFinished(() => own.mockRestore())
      expect(xsrfHeader()).toEqual({ 'X-XSRF-TOKEN': token })
    }
  },
)

test('without the cookie there is no header', () => {
  expect(xsrfHeader()).toEqual({})
})
