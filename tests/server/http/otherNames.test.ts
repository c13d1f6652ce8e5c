// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { caching, securityHeaders } from '#server/http/headers.ts'
import { sharedEnquiryServer } from '../support/enquiryServer.ts'

const origin = 'https://www.company.test'

describe('with SITE_ORIGIN', () => {
  const server = sharedEnquiryServer({ SITE_ORIGIN: origin })
  const get = (path: string, Host: string, method = 'GET', headers = {}) =>
    server().get(path, { method, headers: { Host, ...headers } })

  describe('a page by another name leads to the site’s own', () => {
    test.for([
      ['without www', 'company.test'],
      ['with a dot at its end', 'www.company.test.'],
      ['with a dot and a port', 'www.company.test.:443'],
      ['of another port', 'www.company.test:8080'],
      ['of another company', 'evil.test'],
      ['that begins as the site’s does', 'www.company.test.evil.test'],
      ['by an address of the internet', '203.0.113.7'],
      ['by an IPv6 address of the internet', '[2001:db8::1]:3000'],
      ['written in an Arabic domain', 'xn--mgbh0fb.test'],
    ] as const)('%s: %s', async ([, host]) => {
      for (const method of ['GET', 'HEAD']) {
        expect(await get('/ar/products/sap?a=%2F&b', host, method)).toMatchObject({
          status: 308,
          body: '',
          headers: {
            ...securityHeaders,
            location: `${origin}/ar/products/sap?a=%2F&b`,
            'cache-control': caching.other,
          },
        })
      }
    })

    test.for([
      ['/', '/'],
      ['/nothing', '/nothing'],
      ['//evil.test/a', '//evil.test/a'],
      ['/Industries/', '/Industries/'],
      ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
      ['/.well-known/security.txt', '/.well-known/security.txt'],
    ] as const)('%s keeps its path', async ([path, kept]) => {
      expect((await get(path, 'company.test')).headers.location).toBe(origin + kept)
    })

    test('asked for as a whole URL', async () => {
      expect(await get('http://company.test/ar?a', 'www.company.test')).toMatchObject({
        status: 308,
        headers: { location: `${origin}/ar?a` },
      })
    })
  })

  test.for([
    ['the site’s name', 'www.company.test'],
    ['its name in capitals', 'WWW.Company.TEST'],
    ['its name with the port of https', 'www.company.test:443'],
    ['its name with the port of http', 'www.company.test:80'],
    ['an address of this machine', '127.0.0.1:3000'],
    ['an IPv6 address of this machine', '[::1]:3000'],
    ['an address of the inner network', '10.1.2.3'],
    ['a container’s name', 'site:3000'],
    ['localhost', 'localhost'],
  ] as const)('a page is served by %s', async ([, host]) => {
    expect(await get('/', host)).toMatchObject({ status: 200, body: 'home en' })
  })

  test.for(['company.test', '203.0.113.7', '127.0.0.1'])(
    'its health is told to who asks by %s',
    async (host) => {
      expect(await get('/healthz', host)).toMatchObject({ status: 200, body: 'alive\n' })
      expect(await get('/readyz', host)).toMatchObject({ status: 200, body: 'ready\n' })
    },
  )

  test('other methods are refused as everywhere', async () => {
    expect(await get('/', 'company.test', 'POST')).toMatchObject({ status: 405 })
    expect(await get('/send_mail.php', 'company.test')).toMatchObject({ status: 405 })
  })

  test('what a visitor says of a proxy counts for nothing where there is none', async () => {
    const claims = { 'X-Forwarded-Host': 'company.test', 'X-Forwarded-Proto': 'http' }
    expect(await get('/', 'www.company.test', 'GET', claims)).toMatchObject({ status: 200 })
    const right = { 'X-Forwarded-Host': 'www.company.test' }
    expect(await get('/', 'company.test', 'GET', right)).toMatchObject({ status: 308 })
  })
})

describe('behind a proxy that tells the name and scheme the visitor sees', () => {
  const server = sharedEnquiryServer({ SITE_ORIGIN: origin, TRUSTED_PROXIES: '1' })

  test.for([
    ['the site’s', '127.0.0.1:3000', 'www.company.test', 'https', 200],
    [
      'the site’s, before another proxy’s',
      'origin.test',
      'www.company.test, origin.test',
      'https, http',
      200,
    ],
    ['another name', 'www.company.test', 'company.test', 'https', 308],
    ['one with a dot', 'www.company.test', 'www.company.test.', 'https', 308],
    ['http', 'www.company.test', 'www.company.test', 'http', 308],
    ['http, without a name', 'www.company.test', '', 'http', 308],
    ['no name that there could be', 'www.company.test', 'a b', 'https', 200],
    ['nothing', 'www.company.test', '', '', 200],
    ['a probe’s', '127.0.0.1:3000', '', 'http', 200],
  ] as const)('%s', async ([, Host, name, scheme, status]) => {
    const headers = { Host, 'X-Forwarded-Host': name, 'X-Forwarded-Proto': scheme }
    const answer = await server().get('/industries', { headers })
    const location = status === 308 ? `${origin}/industries` : undefined
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })
})

describe('without SITE_ORIGIN', () => {
  const server = sharedEnquiryServer()

  test.for(['company.test', '203.0.113.7', 'www.company.test.'])('pages are served by %s', async (Host) => {
    expect(await server().get('/', { headers: { Host } })).toMatchObject({ status: 200 })
  })
})
