// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { enquiry, answerJson, sharedEnquiryServer, startEnquiryServer } from '../support/enquiryServer.ts'

const refused = (status: number, code: string, field?: string) => ({
  status,
  success: false,
  error: { code, ...(field && { field }) },
})

const shared = sharedEnquiryServer()
const expectNothingStored = async () => expect(await shared().stored()).toEqual([])

test('an enquiry is taken, and its reference told', async () => {
  const { send, stored } = await startEnquiryServer()
  const answer = await send({}, { 'Content-Language': 'ar' })
  const [kept, ...others] = await stored()
  expect(answerJson(answer)).toEqual({ status: 200, success: true, id: kept?.reference })
  expect(kept?.reference).toMatch(/^QT-[0-9A-Z]{6}$/)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  const { recaptcha: _, ...texts } = enquiry
  expect(kept).toMatchObject({ texts, language: 'ar', captcha: 'passed', digest: false })
  expect(others).toEqual([])
})

test.for([
  [undefined, 'en'],
  ['en', 'en'],
  ['AR-AE', 'ar'],
  ['fr', 'en'],
  ['__proto__', 'en'],
] as const)('the language %s is kept as %s', async ([language, kept]) => {
  const { send, stored } = await startEnquiryServer()
  await send({}, { 'Content-Language': language })
  expect(await stored()).toMatchObject([{ language: kept }])
})

describe('405: another method', () => {
  test.for(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s', async (method) => {
    const { call } = shared()
    const answer = await call({ method, body: '' })
    expect(answerJson(answer)).toEqual(refused(405, 'method'))
    expect(answer.headers).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' })
  })

  test('HEAD', async () => {
    const { call } = shared()
    expect(await call({ method: 'HEAD', body: '' })).toMatchObject({ status: 405, body: '' })
  })
})

describe('415: another media type', () => {
  test.for([
    { 'Content-Type': undefined },
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'multipart/form-data; boundary=a' },
    { 'Content-Type': 'application/json, text/plain' },
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Encoding': 'gzip' },
  ])('%o', async (headers) => {
    const { call } = shared()
    expect(answerJson(await call({ headers }))).toEqual(refused(415, 'media-type'))
    await expectNothingStored()
  })

  test.for(['APPLICATION/JSON', 'application/json;charset=UTF-8', 'application/json; charset="utf-8"'])(
    'but %s is JSON',
    async (type) => {
      const { call } = await startEnquiryServer()
      expect(await call({ headers: { 'Content-Type': type } })).toMatchObject({ status: 200 })
    },
  )
})

describe('403: another origin', () => {
  test.for([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1' },
    { Origin: 'http://127.0.0.1.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'same-origin, cross-site' },
    { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' },
  ])('%o', async (headers) => {
    const { call } = shared()
    expect(answerJson(await call({ headers }))).toEqual(refused(403, 'origin'))
    await expectNothingStored()
  })

  test.for([
    ['https://www.company.com', 200],
    ['http://www.company.com', 403],
    ['https://company.com', 403],
    ['https://www.company.com.evil.example', 403],
  ] as const)('where SITE_ORIGIN is set, %s gets %i', async ([Origin, status]) => {
    const { call } = await startEnquiryServer({ SITE_ORIGIN: 'https://www.company.com' })
    expect(await call({ headers: { Origin } })).toMatchObject({ status })
    const host = { Origin: 'https://other.com', Host: 'other.com' }
    expect(await call({ headers: host })).toMatchObject({ status: 403 })
  })
})

describe('400: no JSON object', () => {
  test.for([
    '',
    '{',
    'null',
    'true',
    '7',
    '"text"',
    '[]',
    `[${JSON.stringify(enquiry)}]`,
    '['.repeat(16_000),
    '{"name":'.repeat(2_000),
  ])('%s', async (body) => {
    const { call } = shared()
    expect(answerJson(await call({ body }))).toEqual(refused(400, 'json'))
    await expectNothingStored()
  })

  // A byte order mark of UTF-16, a torn character, an overlong "/", and a surrogate.
  test.for(['fffe', 'c328', 'c0af', 'eda080'])('the bytes %s, which are no UTF-8', async (hex) => {
    const { call } = shared()
    const body = Buffer.from(JSON.stringify({ ...enquiry, name: 'HERE' }).replace('HERE', hex), 'latin1')
    const at = body.indexOf(hex)
    Buffer.from(hex, 'hex').copy(body, at)
    body.fill('x', at + hex.length / 2, at + hex.length)
    expect(answerJson(await call({ body }))).toEqual(refused(400, 'json'))
    await expectNothingStored()
  })
})

describe('400: a field that is no text, or none of ours', () => {
  const values: unknown[] = [{}, { path: '/etc/passwd' }, [], ['x'], 7, true, null]
  const cases = Object.keys(enquiry).flatMap((field) => values.map((value) => [field, value] as const))
  test('in every field', async () => {
    const { send } = shared()
    for (const [field, value] of cases) {
      expect(answerJson(await send({ [field]: value }))).toEqual(refused(400, 'field', field))
    }
    await expectNothingStored()
  })

  test.for(['__proto__', 'constructor', 'toString', 'to', 'bcc'])('%s', async (name) => {
    const { call } = shared()
    const body = JSON.stringify(enquiry).replace(/\}$/, `,"${name}":"x"}`)
    expect(answerJson(await call({ body }))).toEqual(refused(400, 'field', name))
    const object = body.replace(/"x"\}$/, '{"name":"y"}}')
    expect(answerJson(await call({ body: object }))).toEqual(refused(400, 'field', name))
    await expectNothingStored()
  })

  test('a name that is no word is not repeated', async () => {
    const { send } = shared()
    for (const name of ['<b>', 'x'.repeat(41), 'a b', '']) {
      expect(answerJson(await send({ [name]: 'x' }))).toEqual(refused(400, 'field'))
    }
  })
})

// The rules one by one: src/enquiry/enquirySchema.test.ts.
describe('400: against the rules of the page', () => {
  test.for([
    [{ name: undefined }, 'name'],
    [{ name: ' \n\u200B\u202E' }, 'name'],
    [{ mobile: '\u0000' }, 'mobile'],
    [{ email: 'a@b.com\r\nBcc: c@d.com' }, 'email'],
    [{ recaptcha: undefined }, 'recaptcha'],
    [{ recaptcha: '', email: '', mobile: '' }, 'mobile'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ mobile: '5'.repeat(51) }, 'mobile'],
    [{ email: `${'x'.repeat(247)}@b.com.ae` }, 'email'],
    [{ subject: '😀'.repeat(301) }, 'subject'],
    [{ message: 'x'.repeat(4001) }, 'message'],
  ] as const)('%o', async ([changes, field]) => {
    const { send } = shared()
    expect(answerJson(await send(changes))).toEqual(refused(400, 'field', field))
    await expectNothingStored()
  })

  test('subject and message may be absent', async () => {
    const { send, stored } = await startEnquiryServer()
    expect(await send({ subject: undefined, message: undefined })).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject([{ texts: { subject: '', message: '' } }])
  })

  test('lengths are counted in code points, after what does not show is gone', async () => {
    const { send } = await startEnquiryServer()
    const subject = `${'😀'.repeat(300)}\u200B`
    expect(await send({ subject })).toMatchObject({ status: 200 })
  })
})

describe('400: an Idempotency-Key that is none', () => {
  test.for(['short', 'x'.repeat(201), 'with a space in it', '________________é'])('%s', async (key) => {
    const { send } = shared()
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') }
    expect(answerJson(await send({}, headers))).toEqual(refused(400, 'idempotency-key'))
  })
})

test('the checks come in their order: of many mistakes, the first is told', async () => {
  const { call, provider } = await startEnquiryServer()
  provider.behaviour = 'refuses'
  // Each is corrected in turn.
  const mistakes = {
    method: { method: 'PUT' },
    size: { body: 'x'.repeat(20_000) },
    'media-type': { headers: { 'Content-Type': 'text/plain' } },
    origin: { headers: { Origin: 'https://evil.example' } },
    xsrf: { headers: { Cookie: 'XSRF-TOKEN=forged' } },
    json: { body: '{' },
    field: { body: JSON.stringify({ ...enquiry, name: 7 }) },
    'idempotency-key': { headers: { 'Idempotency-Key': 'short' } },
    captcha: {},
  }
  const remaining = Object.entries(mistakes)
  const codes: string[] = []
  while (remaining.length > 0) {
    const [first] = remaining
    const together = remaining.toReversed().map(([, mistake]) => mistake as { headers?: object })
    const headers = Object.assign({}, ...together.map((mistake) => mistake.headers)) as Record<string, string>
    const answer = await call({ ...(Object.assign({}, ...together) as object), headers })
    const { error } = answerJson(answer) as { error: { code: string } }
    codes.push(error.code)
    expect(error.code).toBe(first?.[0])
    remaining.shift()
  }
  expect(codes).toHaveLength(9)
})
