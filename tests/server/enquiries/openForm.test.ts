// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendEnquiry } from '#enquiry/form/sendEnquiry.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createXsrf } from '#server/enquiries/xsrf.ts'
import { enquiry, startEnquiryServer, type EnquiryServer } from '../support/enquiryServer.ts'

const realFetch = fetch
let cookies = new Map<string, string>()

beforeEach(() => {
  cookies = new Map()
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

function keep(response: Response) {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return response
}

/** A form that is open on the server's page sends there; like an old browser it says nothing of its origin. */
async function openForm(server: EnquiryServer) {
  keep(await realFetch(`http://127.0.0.1:${server.port}${pagePath('contact', 'ar')}`))
  const tokens: (string | null)[] = []
  const sendTo = (port: number) => {
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      // The server asks its captcha provider by the same function.
      if (URL.canParse(path)) return realFetch(path, request)
      const headers = new Headers(request.headers)
      tokens.push(headers.get('x-xsrf-token'))
      headers.set('Cookie', document.cookie)
      return keep(await realFetch(`http://127.0.0.1:${port}${path}`, { ...request, headers }))
    })
    return sendEnquiry(enquiry, 'ar')
  }
  return { tokens, sendTo }
}

const secret = (letter: string) => ({ XSRF_SECRET: letter.repeat(32) })

test('a form that has stood open for a day sends, at a server that was started since', async () => {
  const { tokens, sendTo } = await openForm(await startEnquiryServer(secret('a')))
  const restarted = await startEnquiryServer(secret('a'))
  expect(await sendTo(restarted.port)).toMatchObject({ success: true })
  expect(tokens).toHaveLength(1)
})

test('visitors of a server share a token, which servers with the same secret accept', () => {
  const [one, other] = [createXsrf('secret', undefined), createXsrf('secret', undefined)]
  const cookie = one.cookieFor(new Headers())
  expect(one.cookieFor(new Headers())).toBe(cookie)
  expect(other.cookieFor(new Headers())).not.toBe(cookie)
  expect(other.cookieFor(new Headers({ cookie: cookie ?? '' }))).toBeUndefined()
  expect(createXsrf('another', undefined).cookieFor(new Headers({ cookie: cookie ?? '' }))).toBeDefined()
})

test('after the secret has changed it sends a second time, with the cookie of the refusal', async () => {
  const { tokens, sendTo } = await openForm(await startEnquiryServer(secret('a')))
  const rotated = await startEnquiryServer(secret('b'))
  expect(await sendTo(rotated.port)).toMatchObject({ success: true })
  expect(tokens).toHaveLength(2)
  expect(await rotated.stored()).toHaveLength(1)
})

test('so it does where the browser has forgotten the cookie', async () => {
  const server = await startEnquiryServer(secret('a'))
  const { tokens, sendTo } = await openForm(server)
  cookies.clear()
  expect(await sendTo(server.port)).toMatchObject({ success: true })
  expect(tokens).toEqual([null, expect.any(String)])
})
