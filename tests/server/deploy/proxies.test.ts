// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeProxyFiles } from '../../../scripts/deploy/writeProxyFiles.ts'
import { enquiry, sharedEnquiryServer } from '../support/enquiryServer.ts'
import { smallSite } from '../support/smallSite.ts'
import { sendRequest, type TestResponse, type RequestOptions } from '../support/testSite.ts'
import { caddy, hasBrotli, nginx, startProxy, type ProxyPorts } from '../support/proxyPrograms.ts'

const origin = 'https://www.company.test'

describe.for([nginx, caddy])('$name before the server', (program) => {
  const { missing } = program
  const server = sharedEnquiryServer({ SITE_ORIGIN: origin, TRUSTED_PROXIES: '1', ENQUIRY_RATE: '2/1d' })
  const folder = mkdtempSync(join(tmpdir(), 'proxy-test-'))
  let ports: ProxyPorts = { tls: 0, plain: 0, redirecting: 0 }
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    if (missing !== undefined) return
    writeSite(join(folder, 'dist'))
    const site = { folder, dist: join(folder, 'dist'), serverPort: server().port }
    ;({ ports, stop } = await startProxy(program, site))
  })
  afterAll(async () => {
    await stop?.()
    rmSync(folder, { recursive: true })
  })

  const get = (path: string, options?: RequestOptions) => sendRequest(ports.plain, path, options)
  const post = (headers: Record<string, string> = {}, changes: object = {}) =>
    get('/send_mail.php', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify({ ...enquiry, ...changes }),
    })

  describe.skipIf(missing !== undefined)(`answers as the server does${missing ? `: ${missing}` : ''}`, () => {
    test.for([
      ['GET', '/', 200],
      ['GET', '/?from=mail', 200],
      ['HEAD', '/', 200],
      ['GET', '/ar', 200],
      ['GET', '/contact-details', 200],
      ['GET', '/ar/contact-details', 200],
      ['GET', '/ar/contact-details/', 308],
      ['GET', '/products/sap', 200],
      ['GET', '/ar/products/sap', 200],
      ['GET', '/industries/', 308],
      ['GET', '/ar/products/sap/?a=b', 308],
      ['GET', '/assets/app-1a2b.js', 200],
      ['GET', '/robots.txt', 200],
      ['GET', '/a%20file.svg', 200],
      ['GET', '/notes.unknown', 200],
      ['GET', '/nothing', 404],
      ['HEAD', '/nothing', 404],
      ['GET', '/nothing/', 404],
      ['GET', '/ar/nothing', 404],
      ['GET', '/arabia', 404],
      ['GET', '/assets/gone-9z8y.js', 404],
      ['GET', '/index.html', 404],
      ['GET', '/ar/404.html', 404],
      ['GET', '/products', 404],
      ['GET', '/PRODUCTS/sap', 404],
      ['GET', '//products/sap', 404],
      ['GET', '/index.html.br', 404],
      ['GET', '/assets/app-1a2b.js.br', 404],
      ['GET', '/assets/orphan-3c4d.js', 404],
      ['GET', '/.env', 404],
      ['GET', '/.headers.json', 404],
      ['GET', '/.deploy/nginx-headers.conf', 404],
      ['GET', '/assets/.hidden.js', 404],
      ['GET', '/.vite/manifest.json', 404],
    ] as const)('%s %s: %i', async ([method, path, status]) => {
      const [own, direct] = await Promise.all([get(path, { method }), server().get(path, { method })])
      expect(own.status).toBe(status)
      expect(comparable(own)).toEqual(comparable(direct))
    })

    test.for([
      ['/', 'gzip'],
      ['/', 'br'],
      ['/assets/app-1a2b.js', 'br, gzip'],
      ['/', 'gzip;q=0'],
      ['/', ''],
    ] as const)('%s in the coding %s', async ([path, coding]) => {
      const headers = {
        'Accept-Encoding': program === nginx && !hasBrotli ? coding.replace('br, ', '') : coding,
      }
      const [own, direct] = await Promise.all([get(path, { headers }), server().get(path, { headers })])
      expect(comparable(own)).toEqual(comparable(direct))
    })

    test.for(['POST', 'DELETE'])('a page refuses %s', async (method) => {
      const { status, headers } = await get('/', { method })
      const direct = await server().get('/', { method })
      expect(status).toBe(405)
      // The body is the program's own, and needs nothing of what the policies allow.
      expect(headers['content-security-policy']).toMatch("default-src 'none'")
      const [, ...otherNames] = securityNames
      expect(headers).toMatchObject(pick(direct.headers, ['allow', ...otherNames]))
    })

    test.for(['/', '/contact-details'])('%s has not changed', async (path) => {
      const first = await get(path)
      const again = await get(path, { headers: { 'If-None-Match': first.headers.etag ?? '' } })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers).toMatchObject(
        pick(first.headers, ['etag', 'cache-control', 'vary', ...securityNames]),
      )
    })

    test.for(['/%', '/%zz', '/%00', '/..%2f..%2fetc/passwd', '/a/../../etc/passwd'])(
      '%s reaches nothing',
      async (path) => {
        const { status } = await get(path)
        expect([400, 404]).toContain(status)
      },
    )
  })

  describe.skipIf(missing !== undefined)(`passes on the form's call${missing ? `: ${missing}` : ''}`, () => {
    test('and an enquiry is stored', async () => {
      const answer = await post({ 'X-Forwarded-For': '192.0.2.7' })
      expect(answer.status).toBe(200)
      const { success, id } = JSON.parse(answer.body) as { success: boolean; id: string }
      expect(success).toBe(true)
      expect(await server().stored()).toMatchObject([{ reference: id }])
      const direct = await server().get('/send_mail.php')
      expect(answer.headers).toMatchObject(pick(direct.headers, securityNames))
    })

    test('with the address that the connection comes from, whatever the visitor claims', async () => {
      const statuses: number[] = []
      for (const claimed of ['192.0.2.1', '192.0.2.2']) {
        statuses.push((await post({ 'X-Forwarded-For': claimed }, { subject: claimed })).status)
      }
      expect(statuses).toEqual([200, 429])
    })

    test('with its refusals', async () => {
      expect(await post({ Origin: 'https://evil.test' })).toMatchObject({ status: 403 })
      expect(await get('/send_mail.php')).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    })

    test('but for a body that is too large', async () => {
      const { status, body, headers } = await post({}, { message: 'x'.repeat(17 * 1024) })
      expect(status).toBe(413)
      expect(JSON.parse(body)).toEqual({ success: false, error: { code: 'size' } })
      expect(headers['content-type']).toMatch('application/json')
    })
  })

  test.skipIf(missing !== undefined)(
    'pages come over TLS, the call too, plain requests are sent there',
    async () => {
      expect(await statusOverTls(ports.tls, '/products/sap')).toBe(200)
      expect(await statusOverTls(ports.tls, '/send_mail.php')).toBe(405)
      const { status, headers } = await sendRequest(ports.redirecting, '/ar?a=b', {
        headers: { Host: 'localhost' },
      })
      expect([301, 308]).toContain(status)
      expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/ar\?a=b$/)
    },
  )

  test.skipIf(missing !== undefined)('says when there is no server, while pages are served', async () => {
    const alone = await startProxy(program, {
      folder: join(folder, 'alone'),
      dist: join(folder, 'dist'),
      serverPort: 1,
    })
    onTestFinished(alone.stop)
    const call = await sendRequest(alone.ports.plain, '/send_mail.php', { method: 'POST', body: '{}' })
    expect(call.status).toBe(503)
    expect(JSON.parse(call.body)).toEqual({ success: false, error: { code: 'unavailable' } })
    expect(call.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect((await sendRequest(alone.ports.plain, '/')).status).toBe(200)
  })
})

const securityNames = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]
const comparedNames = [
  'accept-ranges',
  'allow',
  'cache-control',
  'content-encoding',
  'content-type',
  'last-modified',
  'location',
  'vary',
  ...securityNames,
]

/** What has to be equal; a redirect's body is not: the one has words, the other none. */
function comparable({ status, headers, body }: TestResponse) {
  return status === 308
    ? { status, headers: pick(headers, ['location', 'cache-control', ...securityNames]) }
    : { status, body, headers: pick(headers, comparedNames) }
}

function pick(headers: TestResponse['headers'], names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}

/** The small build; as in the real one, a file with one variant has all of them. */
function writeSite(folder: string) {
  for (const [name, text] of Object.entries(smallSite)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
    const plain = join(folder, name.slice(0, -'.br'.length))
    if (name.endsWith('.br') && existsSync(plain)) writeFileSync(`${plain}.gz`, gzipSync(readFileSync(plain)))
  }
  writeProxyFiles(folder)
}

/** The certificate is the tests' own. */
function statusOverTls(port: number, path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const options = {
      host: 'localhost',
      family: 4,
      port,
      path,
      headers: { host: 'localhost' },
      rejectUnauthorized: false,
    }
    request(options, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
