// @vitest-environment node
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { requestErrorPage, smallDist } from '../support/smallSite.ts'
import { readSite, sharedSite, startSite } from '../support/testSite.ts'

const { port, sendRequest } = sharedSite()

const html = 'text/html; charset=utf-8'

describe('addresses that are served', () => {
  test.for([
    ['/', 'home en', html],
    ['/?utm=1', 'home en', html],
    ['/industries', 'industries en', html],
    ['/products/sap', 'sap en', html],
    ['/ar', 'home ar', html],
    ['/ar/products/sap?a=/', 'sap ar', html],
    ['/robots.txt', 'robots', 'text/plain; charset=utf-8'],
    ['/a%20file.svg', '<svg/>', 'image/svg+xml; charset=utf-8'],
    ['/assets/app-1a2b.js', 'app', 'text/javascript; charset=utf-8'],
    ['/notes.unknown', 'notes', 'application/octet-stream'],
    ['/x/../industries', 'industries en', html],
  ] as const)('%s', async ([path, body, type]) => {
    const answer = await sendRequest(path)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-length']).toBe(String(body.length))
  })
})

test.for([
  ['/healthz', 'alive\n'],
  ['/readyz', 'ready\n'],
] as const)('%s tells the health, and is not cached', async ([path, body]) => {
  const headers = { 'cache-control': 'no-store' }
  expect(await sendRequest(path)).toMatchObject({ status: 200, body, headers })
  expect(await sendRequest(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '', headers })
})

describe('other spellings of a page redirect to its one address', () => {
  test.for([
    ['/industries/', '/industries'],
    ['/industries/?a=1&b=%2F/', '/industries?a=1&b=%2F/'],
    ['/ar/', '/ar'],
    ['/ar/products/sap/', '/ar/products/sap'],
    ['/%69ndustries', '/industries'],
    ['/%69ndustries/?q', '/industries?q'],
    // Typed with a capital, or printed in capitals.
    ['/Industries', '/industries'],
    ['/INDUSTRIES/?Q#X', '/industries?Q'],
    ['/AR', '/ar'],
    ['/Ar/Products//SAP', '/ar/products/sap'],
    ['/industries//', '/industries'],
    ['/AR///', '/ar'],
  ] as const)('%s → %s', async ([path, location]) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await sendRequest(path, { method })
      expect(answer).toMatchObject({ status: 308, headers: { location, 'cache-control': 'no-cache' } })
    }
  })
})

describe('addresses that are not served', () => {
  test.for([
    ['/nothing', 'not found en'],
    ['/nothing/', 'not found en'],
    ['/Nothing', 'not found en'],
    ['/ROBOTS.TXT', 'not found en'],
    ['/Assets/app-1a2b.js', 'not found en'],
    ['/ar/nothing', 'not found ar'],
    ['/ar/nothing/', 'not found ar'],
    ['/ar-nothing', 'not found en'],
    ['/%61r/nothing', 'not found en'],
    ['/robots.txt/', 'not found en'],
    ['/products', 'not found en'],
    ['/products/', 'not found en'],
    ['/index.html', 'not found en'],
    ['/industries/index.html', 'not found en'],
    ['/industries.html', 'not found en'],
    ['/ar/index.html', 'not found ar'],
    ['/404.html', 'not found en'],
    ['/404', 'not found en'],
    ['/ar/404.html', 'not found ar'],
    ['/index.html.br', 'not found en'],
    ['/index.html.gz', 'not found en'],
    ['/assets/app-1a2b.js.br', 'not found en'],
    ['/assets/orphan-3c4d.js.br', 'not found en'],
    ['/assets/orphan-3c4d.js', 'not found en'],
    ['/.env', 'not found en'],
    ['/.vite/manifest.json', 'not found en'],
    ['/assets/.hidden.js', 'not found en'],
    ['/%2eenv', 'not found en'],
    ['//evil.example/', 'not found en'],
    ['//evil.example/..', 'not found en'],
    ['//', 'not found en'],
    ['//industries/', 'not found en'],
    ['//evil.example//industries', 'not found en'],
    ['///evil.example/%2f..', 'not found en'],
    ['/products%2Fsap', 'not found en'],
    ['/products%5csap', 'not found en'],
    ['/../../etc/passwd', 'not found en'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'not found en'],
    ['/..%2f..%2fetc%2fpasswd', 'not found en'],
    ['/assets/..%2f.env', 'not found en'],
    ['/industries%00', 'not found en'],
    ['/a%0Ab', 'not found en'],
    ['/%0D%0ASet-Cookie:a', 'not found en'],
    ['/__proto__', 'not found en'],
    ['/constructor', 'not found en'],
    ['/send_mail.php/', 'not found en'],
    ['/*', 'not found en'],
  ] as const)('%s', async ([path, body]) => {
    const answer = await sendRequest(path)
    expect(answer).toMatchObject({ status: 404, body })
    expect(answer.headers['content-type']).toBe(html)
    expect(answer.headers.location).toBeUndefined()
  })
})

test('a long address is not found, and one beyond 32 KB not read', async () => {
  expect(await sendRequest(`/${'a/'.repeat(15_000)}`)).toMatchObject({ status: 404, body: 'not found en' })
  expect(await sendRequest(`/${'a/'.repeat(17_000)}`)).toMatchObject({ status: 431, body: requestErrorPage })
})

describe('malformed requests', () => {
  test.for(['/%', '/%E0%A4%A', '/%zz', '/ar/%ff', '/industries/%', '/%c0%ae%c0%ae/'])(
    '%s is 400, with a page',
    async (path) => {
      expect(await sendRequest(path)).toMatchObject({ status: 400, body: requestErrorPage })
      expect(await sendRequest(path, { method: 'HEAD' })).toMatchObject({ status: 400, body: '' })
    },
  )

  test.for([
    ['a backslash', 'GET /a\\b HTTP/1.1\r\nHost: a', 400],
    ['a NUL', 'GET /\0 HTTP/1.1\r\nHost: a', 400],
    ['no slash', 'GET industries HTTP/1.1\r\nHost: a', 400],
    ['a Host that is no host', 'GET / HTTP/1.1\r\nHost: a b', 400],
    ['a Host that no URL can have', 'GET / HTTP/1.1\r\nHost: 999.999.999.999', 400],
    ['a whole URL', 'GET http://evil.example/industries HTTP/1.1\r\nHost: a', 200],
  ] as const)('%s is answered', async ([, head, status]) => {
    const socket = connect(port(), '127.0.0.1')
    socket.end(`${head}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
})

describe('an incomplete build', () => {
  const { 'ar/404.html': _notFound, ...withoutArabic404 } = smallDist

  test.for(['index.html', '.request-error.html'] as const)('without %s is named', (name) => {
    const { [name]: _, ...others } = smallDist
    expect(() => readSite(others)).toThrow(`dist/${name} is missing: run npm run build`)
  })

  test("without a language's 404 page still answers 404", async () => {
    const site = await startSite(withoutArabic404)
    expect(await site.sendRequest('/ar/nothing')).toMatchObject({ status: 404, body: 'Not Found\n' })
  })
})
