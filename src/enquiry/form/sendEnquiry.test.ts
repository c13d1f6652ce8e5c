// @vitest-environment jsdom
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fillMissingFields, fieldNames } from '#enquiry/enquiryFields.ts'
import { sendEnquiry } from './sendEnquiry.ts'

type SentRequest = RequestInit & { body: string }

const enquiry = {
  ...fillMissingFields({ name: 'Layla', mobile: '050', email: 'a@b.ae', message: 'سلام' }),
  recaptcha: 'solved',
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  sessionStorage.clear()
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, request: SentRequest) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function sent(fetch: ReturnType<typeof stubFetch>, header: string) {
  return fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get(header))
}
const keys = (fetch: ReturnType<typeof stubFetch>) => sent(fetch, 'Idempotency-Key')
const tokens = (fetch: ReturnType<typeof stubFetch>) => sent(fetch, 'X-XSRF-TOKEN')

const refusal = () => Response.json({ success: false, error: { code: 'xsrf' } }, { status: 403 })
const later = (status: number) => async () =>
  Response.json({ success: false }, { status, headers: { 'Retry-After': '600' } })
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

function refuse() {
  throw new DOMException('blocked', 'SecurityError')
}

test('the request is a POST of exactly the specified fields to the address below the site’s base', async () => {
  document.cookie = 'XSRF-TOKEN=abc'
  vi.stubEnv('BASE_URL', '/site/')
  const fetch = stubFetch(async () => Response.json({ success: true }))
  await sendEnquiry(enquiry, 'ar')
  expect(fetch).toHaveBeenCalledOnce()
  const [url, request] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/site/send_mail.php')
  expect(request?.method).toBe('POST')
  expect(request?.headers).toEqual({
    'Content-Type': 'application/json',
    'Content-Language': 'ar',
    'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    'X-XSRF-TOKEN': 'abc',
  })
  const { country: _, ...specified } = enquiry
  expect(JSON.parse(request?.body ?? '')).toEqual(specified)
})

test('a field that only some forms have goes along if it was filled in', async () => {
  const fetch = stubFetch(async () => Response.json({ success: true }))
  const asked = { ...enquiry, country: 'Oman' }
  await sendEnquiry(asked, 'en')
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toEqual(asked)
})

test.each([
  ['success', '{"success":true}', 200],
  ['success', '{"success":true,"id":7}', 201],
  ['success', '{"success":true,"id":null}', 200],
  ['failure', '{"success":false}', 200],
  ['failure', '{"success":"true"}', 200],
  ['failure', '{"success":1}', 200],
  ['failure', '{}', 200],
  ['failure', 'null', 200],
  ['failure', 'true', 200],
  ['failure', '[true]', 200],
  ['failure', '', 200],
  ['failure', '<!doctype html><title>Thanks</title>', 200],
  ['failure', '{"success":true}', 400],
  ['failure', '{"success":true}', 404],
  ['failure', '{"success":true}', 500],
  ['failure', '{"success":true}', 503],
])('%s: %s with status %i', async (outcome, body, status) => {
  stubFetch(async () => new Response(body, { status }))
  expect(await sendEnquiry(enquiry, 'ar')).toEqual({ success: outcome === 'success' })
})

test('a reference comes with the success', async () => {
  stubFetch(async () => Response.json({ success: true, id: 'QT-7K3M9P' }))
  expect(await sendEnquiry(enquiry, 'ar')).toEqual({ success: true, reference: 'QT-7K3M9P' })
})

test('a transport failure is a failure', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendEnquiry(enquiry, 'ar')).toEqual({ success: false })
})

test('a server that never answers is given up after 20 s', async () => {
  const giveUp = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal)
  onTestFinished(() => timeout.mockRestore())
  const fetch = vi.fn<(url: string, request: SentRequest) => Promise<Response>>(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
  )
  vi.stubGlobal('fetch', fetch)
  const outcome = sendEnquiry(enquiry, 'ar')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000)
  giveUp.abort()
  expect(await outcome).toEqual({ success: false })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('while the server restarts, the enquiry is sent again after 5 s, with the same key', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = stubFetch(async () => Response.json({ success: true }))
  fetch.mockImplementationOnce(async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  const outcome = sendEnquiry(enquiry, 'ar')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(fetch).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ success: true })
  expect(new Set(keys(fetch)).size).toBe(1)
})

describe('refused for its token', () => {
  test('it is sent once more with the token that came, and the same key', async () => {
    document.cookie = 'XSRF-TOKEN=old'
    const fetch = stubFetch(async () => Response.json({ success: true }))
    fetch.mockImplementationOnce(async () => {
      document.cookie = 'XSRF-TOKEN=fresh'
      return refusal()
    })
    expect(await sendEnquiry(enquiry, 'ar')).toEqual({ success: true })
    expect(tokens(fetch)).toEqual(['old', 'fresh'])
    expect(new Set(keys(fetch)).size).toBe(1)
  })

  test('it is a failure where none came', async () => {
    const fetch = stubFetch(async () => refusal())
    expect(await sendEnquiry(enquiry, 'ar')).toEqual({ success: false })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('it is sent no third time', async () => {
    let made = 0
    const fetch = stubFetch(async () => {
      document.cookie = `XSRF-TOKEN=${(made += 1)}`
      return refusal()
    })
    expect(await sendEnquiry(enquiry, 'ar')).toEqual({ success: false })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the key', () => {
  test('stays while the texts do, whatever the captcha says', async () => {
    const fetch = stubFetch(failing)
    await sendEnquiry(enquiry, 'ar')
    await sendEnquiry({ ...enquiry, recaptcha: 'solved again' }, 'en')
    expect(new Set(keys(fetch)).size).toBe(1)
  })

  test.each(fieldNames)('is new when %s has changed', async (name) => {
    const fetch = stubFetch(failing)
    await sendEnquiry(enquiry, 'ar')
    await sendEnquiry({ ...enquiry, [name]: `${enquiry.message} more` }, 'ar')
    expect(new Set(keys(fetch)).size).toBe(2)
  })

  test.each([
    ['a success', { success: true }, 200],
    ['a conflict', { success: false, error: { code: 'conflict' } }, 409],
  ])('is new after %s', async (_title, answer, status) => {
    const fetch = stubFetch(async () => Response.json(answer, { status }))
    await sendEnquiry(enquiry, 'ar')
    await sendEnquiry(enquiry, 'ar')
    expect(new Set(keys(fetch)).size).toBe(2)
  })

  test('is kept without storage too', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear() {} })
    const fetch = stubFetch(failing)
    await sendEnquiry(enquiry, 'ar')
    await sendEnquiry(enquiry, 'ar')
    expect(new Set(keys(fetch)).size).toBe(1)
  })
})

test('a refusal for a while gives the time to wait, and no other failure does', async () => {
  stubFetch(later(429))
  expect(await sendEnquiry(enquiry, 'en')).toEqual({ success: false, retryAfterSeconds: 600 })
  stubFetch(later(503))
  expect(await sendEnquiry(enquiry, 'en')).toEqual({ success: false })
})
