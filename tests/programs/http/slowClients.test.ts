// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen, portOf, createHttpServer, httpLimits } from '#server/http/httpServer.ts'
import { requestErrorHeaders } from '#server/http/requestErrorResponse.ts'
import { requestErrorPage } from '../../server/support/smallSite.ts'

async function startApp(limits = httpLimits) {
  const app = new Hono()
  app.get('/', (context) => context.text('page'))
  app.post('/send_mail.php', async (context) => {
    const body = await context.req.text().catch(() => null)
    return context.text(body === null ? 'broken' : 'taken')
  })
  const server = createHttpServer(getRequestListener(app.fetch), { limits, requestErrorPage }).listen(
    0,
    '127.0.0.1',
  )
  onTestFinished(() => server.close().closeAllConnections())
  await once(server, 'listening')
  return { server, port: portOf(server) ?? 0 }
}

async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (data: Buffer) => (received += data.toString()))
  // A server that has enough of a client may cut it off.
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  await once(socket, 'connect')
  return { socket, closed }
}

async function answerTo(port: number, bytes: string): Promise<string> {
  const { socket, closed } = await open(port)
  socket.write(bytes)
  return closed
}

const head = 'POST /send_mail.php HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n'
const slowClients = {
  'say nothing': () => '',
  'dribble the head': (step: number) => (step === 0 ? 'GET / HTTP/1.1\r\nHost: a\r\n' : `X-${step}: 1\r\n`),
  'dribble the body': (step: number) => (step === 0 ? head : 'x'),
}

/** A tenth of what holds, so that the test is not slow too. */
const tenth = { ...httpLimits, headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 100 }

test('600 slow clients are answered 408, and others meanwhile', async () => {
  const { port } = await startApp(tenth)
  const answers = Object.values(slowClients).flatMap((says) =>
    Array.from({ length: 200 }, async () => {
      const { socket, closed } = await open(port)
      let step = 0
      socket.write(says(step))
      const dribble = setInterval(() => socket.write(says((step += 1))), 100)
      const answer = await closed
      clearInterval(dribble)
      return answer
    }),
  )
  const ended = Promise.all(answers)
  const progress = { isOver: false }
  void ended.then(() => (progress.isOver = true))
  let answered = 0
  while (!progress.isOver) {
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
    expect(await page.text()).toBe('page')
    if (!progress.isOver) answered += 1
  }
  expect(answered).toBeGreaterThan(1)

  const all = await ended
  expect(new Set(all.map((answer) => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  )
})

test('a real server gives 10 s for the head, 15 s for the request, and outlasts its proxies', async () => {
  const server = await listen(() => {}, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => void server?.close())
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 620_000,
    maxConnections: 4096,
  })
})

const words = { 400: 'Bad Request', 431: 'Request Header Fields Too Large' }
const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length'

test.for([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['two lengths', `${post}: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['a length and chunks', `${post}: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a line feed alone', 'GET / HTTP/1.1\nHost: a\n\n', 400],
  ['a large head', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(33_000)}\r\n\r\n`, 431],
  ['a head of 300 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(300_000)}\r\n\r\n`, 431],
  ['a long address', `GET /${'x'.repeat(33_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
] as const)('%s is answered with a page, and the connection closed', async ([, bytes, status]) => {
  const { port } = await startApp()
  const answer = await answerTo(port, bytes)
  const [fields = '', body = ''] = answer.split('\r\n\r\n')
  expect(fields).toMatch(new RegExp(`^HTTP/1.1 ${status} ${words[status]}\r\n`))
  for (const [name, value] of Object.entries(requestErrorHeaders))
    expect(fields).toContain(`\r\n${name}: ${value}`)
  expect(fields).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`)
  expect(body).toBe(requestErrorPage)
})

test('a request without a host, which no browser sends, is answered by Node itself', async () => {
  const { port } = await startApp()
  expect(await answerTo(port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
})

test.for([9, 16, 31])('a page comes with %i KB of cookies', async (size) => {
  const { port } = await startApp()
  const cookies = Array.from({ length: size * 8 }, (_, index) => `c${index}=${'x'.repeat(120)}`).join('; ')
  const answer = await answerTo(
    port,
    `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: ${cookies}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

test('a head of 500 fields is taken, as proxies add some', async () => {
  const { port } = await startApp()
  const fields = 'X: 1\r\n'.repeat(500)
  const answer = await answerTo(port, `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${fields}\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

test('connections that wait for a next request make room for those who are there', async () => {
  const { server, port } = await startApp()
  server.maxConnections = 3
  for (let count = 0; count < 3; count += 1) {
    const { socket } = await open(port)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')
  }
  expect(await answerTo(port, '')).toBe('')
  const answer = await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})
