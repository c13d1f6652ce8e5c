// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startSite } from './testSite.ts'

const limit = 16 * 1024
const enquiry = JSON.stringify({ name: 'canary-name', email: 'canary@example.com', message: 'canary-text' })

describe('POST /send_mail.php delivers nothing and says so', () => {
  const chunked = { 'Transfer-Encoding': 'chunked' }
  test.for([
    ['an enquiry', '/send_mail.php', { body: enquiry }, 503],
    ['a query', '/send_mail.php?email=canary', { body: enquiry }, 503],
    ['no body', '/send_mail.php', {}, 503],
    ['no JSON', '/send_mail.php', { body: Buffer.from([0, 255, 254]) }, 503],
    ['as much as is allowed', '/send_mail.php', { body: 'a'.repeat(limit) }, 503],
    ['too much', '/send_mail.php', { body: 'a'.repeat(limit + 1) }, 413],
    ['chunks', '/send_mail.php', { body: enquiry, headers: chunked }, 503],
    ['too many chunks', '/send_mail.php', { body: 'a'.repeat(limit + 1), headers: chunked }, 413],
    ['far too much', '/send_mail.php', { body: 'a'.repeat(2_000_000) }, 413],
  ] as const)('%s', async ([, path, question, status]) => {
    const { ask, log } = await startSite()
    const answer = await ask(path, { method: 'POST', ...question })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(answer.body)).toEqual({ success: false })
    expect(log).toEqual([expect.stringMatching(/not delivered until the mail server is set up/)])
    expect(log.join()).not.toContain('canary')
  })

  test('a body that breaks off leaves the server well', async () => {
    const { port, ask, log } = await startSite()
    const socket = connect(port, '127.0.0.1')
    const head =
      'POST /send_mail.php HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n'
    socket.write(`${head}canary`)
    // The server says "continue" once the request runs.
    await once(socket, 'data')
    socket.resetAndDestroy()
    await expect.poll(() => log).toEqual([expect.not.stringContaining('canary')])
    expect(await ask('/')).toMatchObject({ status: 200 })
  })
})

describe('any other method is refused', () => {
  test.for(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const { ask, log } = await startSite()
    const answer = await ask('/send_mail.php', { method })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(log).toEqual([])
  })
})
