// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { sharedSite } from '../support/testSite.ts'

const { sendRequest } = sharedSite()

test.for(['/', '/industries', '/robots.txt', '/assets/app-1a2b.js', '/nothing'])(
  'HEAD is GET without the body: %s',
  async (path) => {
    const headers = { 'Accept-Encoding': 'br' }
    const get = await sendRequest(path, { headers })
    const { date: _, 'set-cookie': __, ...wanted } = get.headers
    const head = await sendRequest(path, { method: 'HEAD', headers })
    expect(head).toMatchObject({ status: get.status, headers: wanted, body: '' })
  },
)

describe('other methods are refused', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
  const paths = [
    '/',
    '/industries',
    '/industries/',
    '/assets/app-1a2b.js',
    '/nothing',
    '/%',
    '/healthz',
    '/readyz',
  ]

  test.for(methods)('%s', async (method) => {
    for (const path of paths) {
      expect(await sendRequest(path, { method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    }
  })

  test('also with a body', async () => {
    const answer = await sendRequest('/industries', { method: 'POST', body: 'a'.repeat(100_000) })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})
