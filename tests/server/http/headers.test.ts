// @vitest-environment node
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { hstsHeader, securityHeaders } from '#server/http/headers.ts'
import { smallBuildInfo, smallDist } from '../support/smallSite.ts'
import { readSite, sharedSite, startSite } from '../support/testSite.ts'

const { port, sendRequest } = sharedSite()

const { 'content-security-policy': nothing, ...others } = securityHeaders
const everywhere = { ...others, ...hstsHeader('host') }
const policyOf = (file: string) => `default-src 'none'; report-uri /${file}`

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

test('the headers are those that were decided on', () => {
  expect({ ...securityHeaders, ...hstsHeader('host') }).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test.for([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS holds for as much as the owner asks for: %s', ([scope, header]) => {
  expect(hstsHeader(scope)).toEqual({ 'strict-transport-security': header })
})

describe('every answer carries them, with a content policy', () => {
  test.for([
    ['GET', '/', 200, policyOf('index.html')],
    ['HEAD', '/', 200, policyOf('index.html')],
    ['GET', '/ar/products/sap', 200, policyOf('ar/products/sap/index.html')],
    ['GET', '/nothing', 404, policyOf('404.html')],
    ['HEAD', '/ar/nothing', 404, policyOf('ar/404.html')],
    ['GET', '/assets/app-1a2b.js', 200, nothing],
    ['GET', '/robots.txt', 200, nothing],
    ['GET', '/industries/', 308, nothing],
    ['GET', '/%', 400, nothing],
    ['GET', '/healthz', 200, nothing],
    ['GET', '/readyz', 200, nothing],
    ['POST', '/', 405, nothing],
    ['GET', '/send_mail.php', 405, nothing],
    ['POST', '/send_mail.php', 415, nothing],
  ] as const)('%s %s: %i', async ([method, path, status, policy]) => {
    const answer = await sendRequest(path, { method })
    expect(answer).toMatchObject({
      status,
      headers: { ...everywhere, 'content-security-policy': policy },
    })
  })

  test('a request that is no HTTP is answered with them, too', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.end('canary\r\n\r\n')
    const answer = await text(socket)
    for (const [name, value] of Object.entries({ ...securityHeaders, ...hstsHeader('host') })) {
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
    }
  })

  test('also in a coding, and where nothing has changed', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const packed = await sendRequest('/', { headers })
    const policy = { ...everywhere, 'content-security-policy': policyOf('index.html') }
    expect(packed).toMatchObject({ status: 200, headers: policy })
    const again = { ...headers, 'If-None-Match': packed.headers.etag ?? '' }
    expect(await sendRequest('/', { headers: again })).toMatchObject({ status: 304, headers: policy })
  })

  test('also where the site has no 404 page', async () => {
    const { '404.html': _page, '404.html.br': _variant, ...without } = smallDist
    const site = await startSite(without)
    const answer = await site.sendRequest('/nothing')
    expect(answer).toMatchObject({
      status: 404,
      headers: { ...everywhere, 'content-security-policy': nothing },
    })
  })
})

test.for(['/og/en.png', '/favicon.ico', '/a%20file.svg', '/assets/team-1a2b.webp', '/film.mp4'])(
  '%s may be shown by mails and other sites',
  async (path) => {
    const site = await startSite({
      ...smallDist,
      'og/en.png': '',
      'favicon.ico': '',
      'assets/team-1a2b.webp': '',
      'film.mp4': '',
    })
    const { status, headers } = await site.sendRequest(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...everywhere,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': nothing,
    })
  },
)

describe('a file that the operator adds', () => {
  test.for([
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/microsoft-identity-association.json', 'application/json'],
    ['/.well-known/pki-validation/1A2B.txt', 'text/plain; charset=utf-8'],
    ['/google1a2b.html', 'text/html; charset=utf-8'],
    ['/BingSiteAuth.xml', 'application/xml; charset=utf-8'],
    ['/offers/index.html', 'text/html; charset=utf-8'],
  ] as const)('is served with the policy of the site: %s', async ([name, type]) => {
    const site = await startSite({ ...smallDist, [name.slice(1)]: 'proof' })
    const answer = await site.sendRequest(name.replace('/index.html', ''))
    expect(answer).toMatchObject({
      status: 200,
      body: 'proof',
      headers: { ...everywhere, 'content-type': type, 'content-security-policy': nothing },
    })
  })

  test.for(['/.well-known/.hidden', '/assets/.well-known/a', '/.git/config', '/.well-known.bak'])(
    'is not served where a name begins with another dot: %s',
    async (name) => {
      const site = await startSite({ ...smallDist, [name.slice(1)]: 'secret' })
      expect(await site.sendRequest(name)).toMatchObject({ status: 404, body: 'not found en' })
    },
  )
})

describe('the server does not start', () => {
  const { '.headers.json': headers, ...without } = smallDist

  test.for([
    ['without the headers of the pages', without, 'dist/.headers.json is missing'],
    [
      'with half of them, as a build that was interrupted leaves them',
      { ...without, '.headers.json': headers.slice(0, 40) },
      'dist/.headers.json is damaged',
    ],
    [
      'with a build that does not name the form’s pages, as an earlier version made it',
      { ...smallDist, '.build.json': JSON.stringify({ ...smallBuildInfo, formFiles: undefined }) },
      "dist/.build.json does not name the form's pages (formFiles)",
    ],
  ] as const)('%s', ([, dist, sentence]) => {
    expect(() => readSite(dist)).toThrow(`${sentence}: run npm run build`)
  })
})
