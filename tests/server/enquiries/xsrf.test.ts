// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { answerJson, startEnquiryServer } from '../support/enquiryServer.ts'

const form = pagePath('contact', 'en')

type Site = Awaited<ReturnType<typeof startEnquiryServer>>

const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  headers['set-cookie'] ?? []

async function freshToken({ get }: Site) {
  const [cookie = ''] = cookiesOf(await get(form))
  return /^XSRF-TOKEN=([\w.-]+);/.exec(cookie)?.[1] ?? ''
}

describe('the cookie', () => {
  test('comes with the form’s page in each language, and can be read by its script', async () => {
    const { get } = await startEnquiryServer({ SITE_ORIGIN: 'https://www.company.com' })
    for (const language of languageCodes) {
      const path = pagePath('contact', language)
      expect(cookiesOf(await get(path))).toEqual([
        expect.stringMatching(/^XSRF-TOKEN=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; SameSite=Strict; Secure$/),
      ])
    }
  })

  test.for([{ SITE_ORIGIN: 'http://www.company.com' }, {}])('is not Secure with %o', async (environment) => {
    const { get } = await startEnquiryServer(environment)
    expect(cookiesOf(await get(form)).join()).toMatch(/Path=\/; SameSite=Strict$/)
  })

  test('comes with nothing else, so that a shared cache can keep it', async () => {
    const { get } = await startEnquiryServer()
    const others = [
      '/',
      '/industries',
      '/ar',
      '/nothing',
      '/robots.txt',
      '/assets/app-1a2b.js',
      '/industries/',
    ]
    for (const path of [...others, '/contact-details/']) expect(cookiesOf(await get(path))).toEqual([])
  })

  test('comes again only where the browser has none of ours', async () => {
    const site = await startEnquiryServer()
    const token = await freshToken(site)
    const mine = { headers: { Cookie: `other=1; XSRF-TOKEN=${token}` } }
    expect(cookiesOf(await site.get(form, mine))).toEqual([])
    for (const wrong of [`${token}x`, 'x', '', `.${token}`, `${token}.`, 'a.b.c']) {
      const headers = { Cookie: `XSRF-TOKEN=${wrong}` }
      expect(cookiesOf(await site.get(form, { headers }))).toHaveLength(1)
    }
  })

  test('comes with a page that the browser has already', async () => {
    const { get } = await startEnquiryServer()
    const { headers } = await get(form)
    const page = await get(form, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect([page.status, cookiesOf(page)]).toMatchObject([304, [{}]])
  })

  test('of one server is good at another that has the same secret, and at no other', async () => {
    const secret = { XSRF_SECRET: 'a secret of the owner, 32+ signs'.replaceAll(' ', '-') }
    const token = await freshToken(await startEnquiryServer(secret))
    const headers = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token }
    const otherServer = await startEnquiryServer(secret)
    expect(await otherServer.send({}, headers)).toMatchObject({ status: 200 })
    const stranger = await startEnquiryServer()
    expect(await stranger.send({}, headers)).toMatchObject({ status: 403 })
  })
})

describe('a call passes', () => {
  test('with cookie and header alike, whatever else the browser leaves out', async () => {
    const site = await startEnquiryServer()
    const token = await freshToken(site)
    const pair = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token }
    expect(await site.send({}, pair)).toMatchObject({ status: 200 })
    const old = { ...pair, Origin: undefined, 'Sec-Fetch-Site': undefined }
    expect(await site.send({}, old)).toMatchObject({ status: 200 })
  })

  test.for(['XSRF-TOKEN=foreign; XSRF-TOKEN=OURS', 'XSRF-TOKEN=OURS; a=b;XSRF-TOKEN=foreign'])(
    'with a foreign cookie of the same name: %s',
    async (cookies) => {
      const site = await startEnquiryServer()
      const token = await freshToken(site)
      const pair = { Cookie: cookies.replace('OURS', token), 'X-XSRF-TOKEN': token }
      expect(await site.send({}, { ...pair, Origin: undefined })).toMatchObject({ status: 200 })
      expect(cookiesOf(await site.get(form, { headers: pair }))).toEqual([])
    },
  )

  test('without a cookie where Origin and fetch metadata prove our page', async () => {
    const site = await startEnquiryServer()
    expect(await site.send()).toMatchObject({ status: 200 })
  })
})

describe('403', () => {
  test.for<[string, Record<string, string | undefined>]>([
    ['no cookie and no Origin', { Origin: undefined }],
    ['no cookie and no fetch metadata', { 'Sec-Fetch-Site': undefined }],
    ['no cookie, and metadata of no page', { 'Sec-Fetch-Site': 'none' }],
    ['no cookie, but a header', { Origin: undefined, 'X-XSRF-TOKEN': 'OURS' }],
    ['a cookie without the header', { Cookie: 'XSRF-TOKEN=OURS' }],
    ['another header than the cookie', { Cookie: 'XSRF-TOKEN=OURS', 'X-XSRF-TOKEN': 'OURSx' }],
    ['a pair that is not ours', { Cookie: 'XSRF-TOKEN=a.b', 'X-XSRF-TOKEN': 'a.b' }],
    ['an empty pair', { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
    ['the header of a foreign one', { Cookie: 'XSRF-TOKEN=a.b; XSRF-TOKEN=OURS', 'X-XSRF-TOKEN': 'a.b' }],
    ['ours in the header alone', { Cookie: 'XSRF-TOKEN=a.b', 'X-XSRF-TOKEN': 'OURS' }],
  ])('for %s', async ([, changes]) => {
    const site = await startEnquiryServer()
    const token = await freshToken(site)
    const headers = Object.entries(changes).map(([name, value]) => [name, value?.replace('OURS', token)])
    const answer = await site.send({}, Object.fromEntries(headers) as typeof changes)
    expect(answerJson(answer)).toEqual({ status: 403, success: false, error: { code: 'xsrf' } })
    expect(await site.stored()).toEqual([])
  })

  test('brings a cookie to a browser that has none of ours; with it, the call passes', async () => {
    const site = await startEnquiryServer()
    const first = await site.send({}, { Cookie: 'XSRF-TOKEN=old.one', 'X-XSRF-TOKEN': 'old.one' })
    expect(first.status).toBe(403)
    const token = /=([^;]*);/.exec(cookiesOf(first).join())?.[1] ?? ''
    const pair = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token }
    expect(await site.send({}, pair)).toMatchObject({ status: 200 })
    const without = await site.send({}, { ...pair, 'X-XSRF-TOKEN': '' })
    expect([without.status, cookiesOf(without)]).toEqual([403, []])
  })

  test('for another origin brings none', async () => {
    const { send } = await startEnquiryServer()
    expect(cookiesOf(await send({}, { Origin: 'https://evil.example' }))).toEqual([])
  })
})
