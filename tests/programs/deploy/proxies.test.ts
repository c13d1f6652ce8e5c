// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#config/endpoints.ts'
import { requestErrorFile } from '#config/buildOutput.ts'
import { enquiry, sharedEnquiryServer } from '../../server/support/enquiryServer.ts'
import { sendRequest, type TestResponse, type RequestOptions } from '../../server/support/testSite.ts'
import { caddy, nginx, startProxy, type ProxyPorts } from '../../server/support/proxyPrograms.ts'
import { requestErrorPage, smallSite } from '../../server/support/smallSite.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

const origin = 'https://www.company.test'

const proofs = { '.well-known/security.txt': 'Contact: mailto:a@b.test', 'google1a2b.html': 'proof' }

const searchFile = '/assets/search-en-5e6f.json'

describe.for([nginx, caddy])('$name before the server', (program) => {
  const { missing } = program
  const server = sharedEnquiryServer({ SITE_ORIGIN: origin, TRUSTED_PROXIES: '1', ENQUIRY_RATE: '2/1d' })
  const folder = mkdtempSync(join(tmpdir(), 'proxy-test-'))
  let ports: ProxyPorts = { tls: 0, plain: 0, redirecting: 0 }
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    if (missing !== undefined) return
    ;({ ports, stop } = await startProxy(program, { folder, serverPort: server().port }))
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
      ['HEAD', '/', 200],
      ['GET', '/ar/products/sap', 200],
      ['GET', '/contact-details', 200],
      ['GET', '/ar/products/sap/?a=b', 308],
      ['GET', '/assets/app-1a2b.js', 200],
      ['GET', '/a%20file.svg', 200],
      ['GET', '/ar/nothing', 404],
      ['GET', '//products/sap', 404],
      ['GET', '/.headers.json', 404],
      ['DELETE', '/', 405],
    ] as const)('%s %s: %i', async ([method, path, status]) => {
      const [own, direct] = await Promise.all([get(path, { method }), server().get(path, { method })])
      expect(own.status).toBe(status)
      expect(comparable(own)).toEqual(comparable(direct))
    })

    test.for(['gzip', 'br', 'br;q=0, gzip', 'gzip;q=0', ''])('in the coding %s', async (coding) => {
      const headers = { 'Accept-Encoding': coding }
      const [own, direct] = await Promise.all([get('/', { headers }), server().get('/', { headers })])
      expect(comparable(own)).toEqual(comparable(direct))
    })

    test.for(['br', 'gzip', undefined])('the search’s file in the coding %s', async (coding) => {
      const headers = { 'Accept-Encoding': coding ?? 'identity' }
      const { status, headers: answered, body } = await get(searchFile, { headers })
      expect([status, body, answered['content-encoding']]).toEqual([
        200,
        smallSite['assets/search-en-5e6f.json'],
        coding,
      ])
      expect(answered).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
    })

    test('a page has not changed', async () => {
      const first = await get('/')
      const again = await get('/', { headers: { 'If-None-Match': first.headers.etag ?? '' } })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers).toMatchObject(
        pick(first.headers, ['etag', 'cache-control', 'vary', 'content-security-policy']),
      )
    })

    test.for(['/%', '/%zz', '/%00', '/..%2f..%2fetc/passwd', '/a/../../etc/passwd'])(
      '%s reaches nothing',
      async (path) => {
        const { status } = await get(path)
        expect([400, 404]).toContain(status)
      },
    )

    test.for([endpoints.liveness, endpoints.readiness, '/%72eadyz?a'])(
      '%s is not passed on',
      async (path) => {
        expect(await get(path)).toMatchObject({ status: 404 })
      },
    )
  })

  test.skipIf(missing !== undefined).for(['company.com', 'localhost.'])(
    `leads to the site who asks by another name: %s${missing ? ` (skipped: ${missing})` : ''}`,
    async (name) => {
      const { status, location } = await askOverTls(ports.tls, '/ar/products/sap?a=b', name)
      expect(status).toBe(308)
      expect(location).toMatch(/^https:\/\/www\.company\.(com|test)\/ar\/products\/sap\?a=b$/)
      // Nothing of it is kept for those who ask by the right one.
      expect(await get('/ar/products/sap?a=b')).toMatchObject({ status: 200 })
    },
  )

  test.skipIf(missing !== undefined).for([9, 31])(
    `passes %i KB of cookies on${missing ? ` (skipped: ${missing})` : ''}`,
    async (size) => {
      const headers = { Cookie: `analytics=${'x'.repeat(size * 1024)}` }
      expect(await get('/', { headers })).toMatchObject({ status: 200, body: 'home en' })
    },
  )

  test.skipIf(missing !== undefined)(
    `shows telephone and mail where there are too many cookies${missing ? ` (skipped: ${missing})` : ''}`,
    async () => {
      const headers = { Cookie: 'x'.repeat(20_000), 'X-Sign-On': 'x'.repeat(20_000) }
      // nginx answers a page that it has kept without asking the server, whatever the cookies.
      expect(await get('/?not-kept', { headers })).toMatchObject({ status: 431, body: requestErrorPage })
    },
  )

  describe.skipIf(missing !== undefined)(
    `passes the form's request on${missing ? `: ${missing}` : ''}`,
    () => {
      test('and an enquiry is stored', async () => {
        const answer = await post({ 'X-Forwarded-For': '192.0.2.7' })
        expect(answer.status).toBe(200)
        const { success, id } = JSON.parse(answer.body) as { success: boolean; id: string }
        expect(success).toBe(true)
        expect(await server().stored()).toMatchObject([{ reference: id }])
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
        expect(await post({}, { message: 'x'.repeat(17 * 1024) })).toMatchObject({ status: 413 })
      })
    },
  )

  test.skipIf(missing !== undefined)(
    'pages come over TLS, the call too, plain requests are sent there',
    async () => {
      expect(await askOverTls(ports.tls, '/products/sap')).toMatchObject({ status: 200 })
      expect(await askOverTls(ports.tls, '/send_mail.php')).toMatchObject({ status: 405 })
      const { status, headers } = await sendRequest(ports.redirecting, '/ar?a=b', {
        headers: { Host: 'localhost' },
      })
      expect([301, 308]).toContain(status)
      expect(headers.location).toMatch(/^https:\/\/(localhost|www\.company\.com)\/ar\?a=b$/)
    },
  )

  test.skipIf(missing !== undefined)('shows every page of the build when there is no server', async () => {
    const builtSite = temporaryFolder({ ...smallSite, ...proofs, '.well-known/.hidden': 'secret' })
    const alone = await startProxy(program, { folder: join(folder, 'alone'), serverPort: 1, builtSite })
    onTestFinished(alone.stop)
    const read = (path: string, method = 'GET') => sendRequest(alone.ports.plain, path, { method })
    // All at once: a proxy looks for a server for some time before it answers by itself.
    const readAll = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => ({ path, page: await read(path) })))
    const hidden = ['/.headers.json', '/.env', '/assets/.hidden.js', '/.well-known/.hidden']
    const [pages, files, others, form] = await Promise.all([
      readAll(['/', '/ar', '/products/sap', '/contact-details', '/ar/contact-details']),
      readAll(['/assets/app-1a2b.js', searchFile, ...Object.keys(proofs).map((name) => `/${name}`)]),
      readAll([...hidden, '/nothing', '/healthz']),
      read('/send_mail.php', 'POST'),
    ])
    for (const { path, page } of pages) {
      const name = `${path}/index.html`.replace(/^\/+/, '')
      expect(page).toMatchObject({ status: 200, body: smallSite[name as keyof typeof smallSite].toString() })
      expect(page.headers['content-type']).toMatch(/^text\/html/)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
      })
    }
    // Without a server, the pages can still be searched.
    const bodies = ['app', smallSite['assets/search-en-5e6f.json'], ...Object.values(proofs)]
    expect(files.map(({ page }) => page)).toMatchObject(bodies.map((body) => ({ status: 200, body })))
    expect(files[1]?.page.headers['content-type']).toBe('application/json')
    for (const { path, page } of others) expect([404, 502, 503], path).toContain(page.status)
    // The form says that it failed, and keeps its text.
    expect([502, 503]).toContain(form.status)
    expect(alone.said()).not.toMatch(/client: |remote_ip|client_ip/)
  })
})

test.skipIf(nginx.missing !== undefined).for([
  ['more cookies than it reads', '/', { Cookie: 'x'.repeat(40_000) }, 431],
  ['an address that it does not read', '/%', {}, 400],
  ['a longer address than it reads', `/${'x'.repeat(40_000)}`, {}, 414],
] as const)(
  `nginx shows telephone and mail for %s${nginx.missing ?? ''}`,
  async ([, path, headers, status]) => {
    const builtSite = temporaryFolder({ [requestErrorFile]: requestErrorPage })
    const { ports, stop } = await startProxy(nginx, { folder: temporaryFolder({}), serverPort: 1, builtSite })
    onTestFinished(stop)
    const answer = await sendRequest(ports.plain, path, { headers })
    expect(answer).toMatchObject({ status, body: requestErrorPage })
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
  },
)

test.skipIf(nginx.missing !== undefined)(
  `nginx sends plain requests to the site, whatever name they have${nginx.missing ?? ''}`,
  async () => {
    const { ports, stop } = await startProxy(nginx, { folder: temporaryFolder({}), serverPort: 1 })
    onTestFinished(stop)
    const { headers } = await sendRequest(ports.redirecting, '/ar', { headers: { Host: 'evil.test' } })
    expect(headers.location).toBe('https://www.company.com/ar')
  },
)

/** All but what belongs to one connection, and what each proxy says of itself. */
function comparable({ status, headers, body }: TestResponse) {
  const { connection: _, date: _date, server: _server, via: _via, 'keep-alive': _alive, ...others } = headers
  return { status, body, headers: others }
}

function pick(headers: TestResponse['headers'], names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

/** The certificate is the tests' own. */
function askOverTls(port: number, path: string, name = 'localhost') {
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      // Browsers leave the dot away here.
      servername: name.replace(/\.$/, ''),
      port,
      path,
      headers: { host: name },
      rejectUnauthorized: false,
    }
    request(options, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on('error', reject)
      .end()
  })
}
