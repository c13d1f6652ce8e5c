// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import { attemptKey } from './draft.ts'
import { idempotencyKey } from './idempotencyKey.ts'

const enquiry = { ...fillMissingFields({ name: 'Layla', message: 'Two words' }), recaptcha: 'solved' }

beforeEach(() => sessionStorage.clear())

test('the key stays while the texts do', () => {
  const key = idempotencyKey(enquiry)
  expect(idempotencyKey({ ...enquiry, recaptcha: 'solved anew' })).toBe(key)
  expect(idempotencyKey({ ...enquiry, message: 'Other words' })).not.toBe(key)
})

test.each(['short', 'مفتاح-لا-يقبله-الخادم', '\n', 'x'.repeat(201)])(
  'a stored key that is none, such as %j, is replaced: the server would refuse it each time',
  (damaged) => {
    idempotencyKey(enquiry)
    const [, ...texts] = (sessionStorage.getItem(attemptKey) ?? '').split(' ')
    sessionStorage.setItem(attemptKey, [damaged, ...texts].join(' '))
    const key = idempotencyKey(enquiry)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(idempotencyKey(enquiry)).toBe(key)
  },
)
