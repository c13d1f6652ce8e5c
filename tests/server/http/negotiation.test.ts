// @vitest-environment node
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { smallDist } from '../support/smallSite.ts'
import { readSite, sharedSite } from '../support/testSite.ts'

const { sendRequest } = sharedSite()

/** What the client says, and the coding that `/` then has; null is the file as it is. */
const cases = [
  [undefined, null],
  ['', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['zstd', null],
  ['deflate', null],
  ['identity', null],
  ['*', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'gzip'],
  ['GZIP, Br', 'br'],
  ['gzip;q=0.5, br;q=1.0', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.501,gzip;q=0.502', 'gzip'],
  ['br ; q=0.1 , gzip ; Q=0.2', 'gzip'],
  ['br;q=0', null],
  ['br;q=0.000, gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0, *;q=0.1', null],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['identity;q=0', null],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity, gzip;q=0.9', null],
  ['identity, gzip', 'gzip'],
  ['identity;q=0.5, *;q=0.5', 'br'],
  ['identity, *;q=0.5', null],
  ['br;q=2, gzip', 'br'],
  ['br;q=x, gzip', 'br'],
  ['br;q=-1', null],
  ['brotli, xbr, br2', null],
  [',, ;, gzip,', 'gzip'],
] as const

describe('Accept-Encoding chooses the coding of a page', () => {
  test.for(cases)('%s: %s', async ([accepted, coding]) => {
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
    const answer = await sendRequest('/', { headers })
    expect(answer).toMatchObject({ status: 200, body: 'home en' })
    expect(answer.headers['content-encoding'] ?? null).toBe(coding)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-length']).toBe(String(answer.size))
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })
})

test('a file with some variants is negotiated among those', async () => {
  const answer = await sendRequest('/assets/app-1a2b.js', {
    headers: { 'Accept-Encoding': 'gzip, zstd, br;q=0.1' },
  })
  expect(answer).toMatchObject({
    body: 'app',
    headers: { vary: 'Accept-Encoding', 'content-encoding': 'br' },
  })
})

test('a file without variants neither varies nor claims a coding', async () => {
  const answer = await sendRequest('/robots.txt', {
    headers: { 'Accept-Encoding': 'br, gzip, identity;q=0' },
  })
  expect(answer).toMatchObject({ status: 200, body: 'robots' })
  expect(answer.headers).not.toHaveProperty('vary')
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('the 404 page is negotiated too', async () => {
  const plain = await sendRequest('/nothing')
  expect(plain).toMatchObject({ status: 404, body: 'not found en', headers: { vary: 'Accept-Encoding' } })
  const packed = await sendRequest('/nothing', { headers: { 'Accept-Encoding': 'br' } })
  expect(packed).toMatchObject({ status: 404, body: 'not found en' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(await sendRequest('/nothing', { method: 'HEAD' })).toMatchObject({
    status: 404,
    body: '',
    headers: { vary: 'Accept-Encoding' },
  })
})

describe('a variant of other content stops the start', () => {
  test.for([
    ['of another text', brotliCompressSync('home xx')],
    ['of a longer text', brotliCompressSync('home en, and more')],
    ['of a shorter text', brotliCompressSync('')],
    ['in another coding', gzipSync('home en')],
    ['cut off', brotliCompressSync('home en').subarray(0, -1)],
    ['empty', ''],
  ] as const)('%s', ([, variant]) => {
    const sentence = 'dist/index.html.br is not dist/index.html compressed: run npm run build'
    expect(() => readSite({ ...smallDist, 'index.html.br': variant })).toThrow(sentence)
  })
})
