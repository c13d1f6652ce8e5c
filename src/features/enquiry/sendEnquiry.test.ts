// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { sendEnquiry, type Outcome } from './sendEnquiry.ts'

/** What the form gives to `fetch`. */
type SentRequest = RequestInit & { body: string }

const enquiry = {
  name: 'Layla',
  mobile: '050',
  email: 'a@b.ae',
  subject: '',
  message: 'سلام',
  recaptcha: 'solved',
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, request: SentRequest) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the request is a POST of exactly the enquiry to the address below the site’s base', async () => {
  document.cookie = 'XSRF-TOKEN=abc'
  vi.stubEnv('BASE_URL', '/site/')
  const fetch = stubFetch(async () => Response.json({ success: true }))
  await sendEnquiry(enquiry)
  expect(fetch).toHaveBeenCalledOnce()
  const [url, request] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/site/send_mail.php')
  expect(request?.method).toBe('POST')
  expect(request?.headers).toEqual({ 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'abc' })
  expect(JSON.parse(request?.body ?? '')).toEqual(enquiry)
})

test.each([
  ['success', '{"success":true}', 200],
  ['success', '{"success":true,"id":7}', 201],
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
  expect(await sendEnquiry(enquiry)).toBe(outcome)
})

test('a transport failure is a failure', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendEnquiry(enquiry)).toBe('failure')
})

test.each([
  ['answers', () => new Promise<Response>(() => undefined)],
  ['ends its answer', async () => new Response(new ReadableStream())],
])('a server that never %s is given up after 20 s', async (_title, answer) => {
  vi.useFakeTimers()
  const fetch = stubFetch(answer)
  let outcome: Outcome | undefined
  void sendEnquiry(enquiry).then((result) => (outcome = result))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe('failure')
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})

test('no timer outlives an answer', async () => {
  vi.useFakeTimers()
  stubFetch(async () => Response.json({ success: true }))
  await sendEnquiry(enquiry)
  expect(vi.getTimerCount()).toBe(0)
})
