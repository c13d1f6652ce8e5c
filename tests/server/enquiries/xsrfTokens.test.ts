// @vitest-environment node
import { expect, test } from 'vitest'
import { XsrfTokens } from '#server/enquiries/xsrf.ts'

test('visitors of one minute share a token; those of the last minute keep theirs', () => {
  let now = 0
  const tokens = new XsrfTokens('secret', () => now)
  const first = tokens.current()
  now = 59_999
  expect(tokens.current()).toBe(first)
  now = 60_000
  const second = tokens.current()
  expect(second).not.toBe(first)
  expect([first, second].map((token) => tokens.isValid(token))).toEqual([true, true])
})
