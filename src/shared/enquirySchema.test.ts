import { ValidationError } from 'yup'
import { expect, test } from 'vitest'
import english from '../../locales/en/enquiry.json'
import { withEmptyFields } from './enquiryFields.ts'
import { enquirySchema, sentFields } from './enquirySchema.ts'

const whole = {
  ...withEmptyFields({ name: 'Layla Haddad', mobile: '050 123 4567', email: 'layla@example.com' }),
  recaptcha: 'solved',
}

/** First message of each wrong field. */
function messages(enquiry: object): Record<string, string> {
  try {
    enquirySchema.validateSync(enquiry, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]))
  }
}

test('a whole enquiry is right, without subject and message too', () => {
  expect(messages(whole)).toEqual({})
  const { name, mobile, email, recaptcha } = whole
  expect(messages({ name, mobile, email, recaptcha })).toEqual({})
})

test.each([
  ['nothing', {}],
  ['empty fields', { name: '', mobile: '', email: '', recaptcha: '' }],
  ['white space', { name: ' \t', mobile: '\u00A0', email: '  ', recaptcha: '' }],
])('%s: every required field has its message', (_title, enquiry) => {
  expect(messages(enquiry)).toEqual({
    name: 'nameRequired',
    mobile: 'mobileRequired',
    email: 'emailInvalid',
    recaptcha: 'captchaMissing',
  })
})

test('in English the messages are the specification’s, letter for letter', () => {
  expect(english).toMatchObject({
    validation: {
      nameRequired: 'Name is required',
      mobileRequired: 'Mobile Number is required',
      emailInvalid: 'Invalid email',
    },
    alert: {
      success: 'Thank you for contacting us.',
      failure: 'Something went wrong. Please try again.',
    },
  })
})

test.each([
  'plain',
  'a@b',
  '@example.com',
  'a@',
  'a b@example.com',
  'a@example..com',
  'a@-x.com',
  'a@b.c,d@e.f',
])('%s is no e-mail address', (email) =>
  expect(messages({ ...whole, email })).toEqual({ email: 'emailInvalid' }),
)

test.each(['a@b.ae', 'First.Last+tag@mail.example.co.uk', "o'neil@example.museum", ' a@b.ae '])(
  '%s is an e-mail address',
  (email) => expect(messages({ ...whole, email })).toEqual({}),
)

test.each([
  ['Arabic-Indic', '٠٥٠١٢٣٤٥٦٧'],
  ['Persian', '۰۵۰۱۲۳۴۵۶۷'],
  ['Latin', ' 0501234567 '],
])('%s digits give the same number', (_title, mobile) => {
  expect(messages({ ...whole, mobile })).toEqual({})
  expect(enquirySchema.cast({ ...whole, mobile }).mobile).toBe('0501234567')
})

test('what is sent is trimmed and has exactly the fields of an enquiry', () => {
  const cast = enquirySchema.cast({ ...whole, name: ' Layla ', message: '\nHello\nthere ' })
  expect(cast).toEqual({ ...whole, name: 'Layla', message: 'Hello\nthere' })
  expect(Object.keys(cast).toSorted()).toEqual(sentFields.toSorted())
})
