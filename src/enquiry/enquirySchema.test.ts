import { ValidationError } from 'yup'
import { describe, expect, test } from 'vitest'
import { enquiryFields, fieldNames, fillMissingFields, type EnquiryFieldName } from './enquiryFields.ts'
import { normalizeField, enquirySchema, formSchema, isEmail, payloadFields } from './enquirySchema.ts'

const whole = {
  ...fillMissingFields({ name: 'Layla Haddad', mobile: '050 123 4567', email: 'layla@example.com' }),
  recaptcha: 'solved',
}

function messages(enquiry: object, schema = enquirySchema): Record<string, string> {
  try {
    schema.validateSync(enquiry, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]))
  }
}

const longDomain = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(61)}.ae`
const textOf = (name: EnquiryFieldName, length: number) =>
  name === 'email' ? `${'x'.repeat(length - `@${longDomain}`.length)}@${longDomain}` : 'x'.repeat(length)

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

test.each([
  'plain',
  'a@b',
  '@example.com',
  'a@',
  'a b@example.com',
  '"a b"@example.com',
  'a@example>.com',
  'a@example..com',
  'a@-x.com',
  'a@b.c,d@e.f',
  'a@موقع',
  'info@مو قع.امارات',
  'info@موقع..امارات',
  'info@-موقع.امارات',
  'info@موقع،امارات',
  'info@موقع.امارات،',
  'info@aموقع.امارات',
  'محمد بن@example.com',
  'محمد،علي@example.com',
  `${'x'.repeat(65)}@example.com`,
  `${'م'.repeat(33)}@example.com`,
])('%s is no e-mail address', (email) =>
  expect(messages({ ...whole, email })).toEqual({ email: 'emailInvalid' }),
)

test.each(['a@b.ae', 'First.Last+tag@mail.example.co.uk', "o'neil@example.museum", ' a@b.ae '])(
  '%s is an e-mail address',
  (email) => expect(messages({ ...whole, email })).toEqual({}),
)

// Firefox and Safari give it as it was typed, Chromium with the domain in ASCII.
test.each([
  ['info@موقع.امارات', 'info@xn--4gbrim.xn--mgbaam7a8h'],
  ['info@xn--4gbrim.xn--mgbaam7a8h', 'info@xn--4gbrim.xn--mgbaam7a8h'],
  [' a@münchen.de\u200F', 'a@xn--mnchen-3ya.de'],
  ['محمد@example.com', 'محمد@example.com'],
  ['محمد.علي@موقع.امارات', 'محمد.علي@xn--4gbrim.xn--mgbaam7a8h'],
  ['First@Example.COM', 'First@Example.COM'],
  ['layla٢٠٢٦@example١.com', 'layla2026@example1.com'],
  ['layla۲۰۲۶@example.com', 'layla2026@example.com'],
  ['layla２０２６@example.com', 'layla2026@example.com'],
  ['محمد١@example.com', 'محمد١@example.com'],
  ['lay\u00ADla@exam\u200Cple.com', 'layla@example.com'],
  [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
])('%s is an e-mail address, and is sent as %s', (email, sent) => {
  for (const schema of [enquirySchema, formSchema]) {
    expect(messages({ ...whole, email }, schema)).toEqual({})
    expect(schema.cast({ ...whole, email }).email).toBe(sent)
  }
  expect(isEmail(sent)).toBe(true)
})

test.each([
  ['Arabic-Indic', '٠٥٠١٢٣٤٥٦٧'],
  ['Persian', '۰۵۰۱۲۳۴۵۶۷'],
  ['Hindi', '०५०१२३४५६७'],
  ['Bengali', '০৫০১২৩৪৫৬৭'],
  ['Full-width', '０５０１２３４５６７'],
  ['Latin', ' 0501234567 '],
])('%s digits give the same number', (_title, mobile) => {
  expect(messages({ ...whole, mobile })).toEqual({})
  expect(enquirySchema.cast({ ...whole, mobile }).mobile).toBe('0501234567')
})

// Copied from an Arabic text, an address brings marks along that nobody sees.
test.each([
  '\u061C',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\uFEFF',
])('the invisible %j around a text does not count, and alone it is no text', (mark) => {
  for (const schema of [enquirySchema, formSchema]) {
    const marked = { ...whole, name: `${mark}${whole.name}`, email: `${mark}${whole.email}${mark}` }
    expect(messages(marked, schema)).toEqual({})
    expect(schema.cast(marked)).toEqual(whole)
    expect(messages({ ...whole, name: mark }, schema)).toEqual({ name: 'nameRequired' })
  }
  expect(normalizeField('name', `${mark} `)).toBe('')
})

test.each([
  ...'\u00AD \u034F \u115F \u1160 \u17B4 \u180B \u200C \u200D \u2800 \u3164 \uFE0F \uFFA0 \u{E0067} \u0301'.split(
    ' ',
  ),
  '\u200D \u3164',
])('%j alone is no name and no number, and beside a letter it is', (character) => {
  for (const schema of [enquirySchema, formSchema]) {
    const marked = { ...whole, name: character, mobile: character }
    expect(messages(marked, schema)).toEqual({ name: 'nameRequired', mobile: 'mobileRequired' })
    expect(messages({ ...whole, name: `ه${character}`, mobile: `+1${character}` }, schema)).toEqual({})
  }
})

test('a broken character stops no enquiry: it is sent replaced', () => {
  for (const schema of [enquirySchema, formSchema]) {
    const broken = { ...whole, name: 'Layla \uD83D', message: '\uDE00 \uFFFE' }
    expect(messages(broken, schema)).toEqual({})
    expect(schema.cast(broken)).toEqual({ ...whole, name: 'Layla \uFFFD', message: '\uFFFD \uFFFD' })
  }
})

test('what is sent is trimmed and has exactly the fields of an enquiry', () => {
  const cast = enquirySchema.cast({ ...whole, name: ' Layla ', message: '\nHello\nthere ' })
  expect(cast).toEqual({ ...whole, name: 'Layla', message: 'Hello\nthere' })
  expect(Object.keys(cast).toSorted()).toEqual(payloadFields.toSorted())
})

describe('the form', () => {
  test.each(fieldNames)('takes a %s of the full length, and says so of a longer one', (name) => {
    const { maxLength } = enquiryFields[name]
    expect(messages({ ...whole, [name]: ` ${textOf(name, maxLength)}\n` }, formSchema)).toEqual({})
    const longer = { ...whole, [name]: textOf(name, maxLength + 1) }
    expect(messages(longer, formSchema)).toEqual({ [name]: 'tooLong' })
    // The server counts by itself, and never cuts either.
    expect(messages(longer)).toEqual({})
  })

  test('has all the rules of an enquiry', () => {
    expect(messages({}, formSchema)).toEqual(messages({}))
    const email = 'x'.repeat(enquiryFields.email.maxLength + 1)
    expect(messages({ ...whole, email }, formSchema)).toEqual({ email: 'emailInvalid' })
    expect(formSchema.cast({ ...whole, mobile: '٠٥٠', message: ' Hello ' })).toEqual({
      ...whole,
      mobile: '050',
      message: 'Hello',
    })
  })

  // The server composes a text before it counts it.
  test.each([
    ['grow', '\u0958', 2],
    ['shrink', 'e\u0301', 1],
  ])('counts and sends letters that %s when composed in their composed form', (_, letter, size) => {
    const { maxLength } = enquiryFields.message
    const message = letter.repeat(maxLength / size)
    expect(normalizeField('message', message)).toHaveLength(maxLength)
    expect(messages({ ...whole, message }, formSchema)).toEqual({})
    expect(formSchema.cast({ ...whole, message }).message).toBe(normalizeField('message', message))
    expect(messages({ ...whole, message: message + letter }, formSchema)).toEqual({ message: 'tooLong' })
  })
})
