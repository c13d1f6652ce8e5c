// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { smallDist } from '../support/smallSite.ts'
import { sharedSite } from '../support/testSite.ts'

const { sendRequest } = sharedSite()

const etagOf = (text: string | Uint8Array) => `"${createHash('sha256').update(text).digest('base64url')}"`

/** A shared cache shows a deployment within a minute, a browser at once. */
const shared = 'public, max-age=0, s-maxage=60, must-revalidate'

describe('how long an answer may be kept', () => {
  test.for([
    ['/', 200, shared],
    ['/ar/products/sap', 200, shared],
    ['/robots.txt', 200, shared],
    ['/contact-details', 200, 'private, no-cache'],
    ['/ar/contact-details', 200, 'private, no-cache'],
    ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/missing-1a2b.js', 404, 'no-cache'],
    ['/nothing', 404, 'no-cache'],
    ['/%', 400, 'no-cache'],
  ] as const)('%s, status %i: %s', async ([path, status, caching]) => {
    expect(await sendRequest(path)).toMatchObject({ status, headers: { 'cache-control': caching } })
  })
})

test('every coding has an ETag of its own, taken from its content', async () => {
  for (const [accepted, file] of [
    ['identity', 'index.html'],
    ['br', 'index.html.br'],
    ['gzip', 'index.html.gz'],
  ] as const) {
    const { headers } = await sendRequest('/', { headers: { 'Accept-Encoding': accepted } })
    expect(headers.etag).toBe(etagOf(smallDist[file]))
  }
})

test('a part of a file is not cut out: the whole of it comes, which is always right', async () => {
  const answer = await sendRequest('/', { headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-3' } })
  expect(answer).toMatchObject({ status: 200, body: 'home en' })
  expect(answer.headers).not.toHaveProperty('content-range')
})

describe('If-None-Match', () => {
  const plain = etagOf('home en')
  const brotli = etagOf(smallDist['index.html.br'])

  test.for([
    ['the ETag', 'identity', plain, 304],
    ['the ETag of the coding', 'br', brotli, 304],
    ['the ETag of another coding', 'br', plain, 200],
    ['a weak ETag', 'identity', `W/${plain}`, 304],
    ['a list', 'identity', `"a", W/"b,c" ,${plain}`, 304],
    ['a list of others', 'identity', '"a", "b"', 200],
    ['any', 'identity', '*', 304],
    ['any, with space', 'br', ' * ', 304],
    ['no quotes', 'identity', plain.slice(1, -1), 200],
    ['nothing', 'identity', '', 200],
  ] as const)('%s', async ([, accepted, wanted, status]) => {
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'Accept-Encoding': accepted, 'If-None-Match': wanted }
      const answer = await sendRequest('/', { method, headers })
      expect(answer).toMatchObject({
        status,
        headers: {
          etag: accepted === 'br' ? brotli : plain,
          vary: 'Accept-Encoding',
          'cache-control': shared,
        },
      })
      expect(answer.body).toBe(status === 304 || method === 'HEAD' ? '' : 'home en')
    }
  })

  test('an asset stays immutable at 304', async () => {
    const answer = await sendRequest('/assets/app-1a2b.js', { headers: { 'If-None-Match': etagOf('app') } })
    expect(answer).toMatchObject({
      status: 304,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  test('a 404 is never "not modified"', async () => {
    for (const wanted of ['*', etagOf('not found en')]) {
      const answer = await sendRequest('/nothing', { headers: { 'If-None-Match': wanted } })
      expect(answer).toMatchObject({ status: 404, body: 'not found en' })
      expect(answer.headers).not.toHaveProperty('etag')
    }
  })
})
