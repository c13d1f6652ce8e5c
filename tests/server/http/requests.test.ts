// @vitest-environment node
import type { Server } from 'node:http'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { securityHeaders } from '#server/http/headers.ts'
import { listen, portOf } from '#server/http/httpServer.ts'
import { createRequestListener } from '#server/http/requestListener.ts'
import { Metrics } from '#server/Metrics.ts'
import { serveMetrics } from '#server/http/serveMetrics.ts'
import { SqliteDatabase } from '#server/store/database/SqliteDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { testLog } from '../support/testLog.ts'
import { sendRequest as sendRawRequest } from '../support/testSite.ts'
import { requestErrorPage } from '../support/smallSite.ts'

function endWithTest(server: Server) {
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
}

const emptyOutbox: Pick<Outbox, 'depth'> = { depth: async () => [] }
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as unknown

async function startApp() {
  const { log, lines, printed } = testLog()
  const metrics = new Metrics(emptyOutbox)
  const app = new Hono()
  app.post('/send_mail.php', (context) => {
    log.info({ enquiryId: 'e-1' }, 'enquiry-stored')
    return context.json({ success: true })
  })
  app.get('/readyz', (context) => context.text('ready'))
  app.get('/broken', () => {
    throw new Error('canary')
  })
  app.onError((_error, context) => context.text('', 500))
  const server = await listen(createRequestListener(app, log, metrics, requestErrorPage), {
    host: '127.0.0.1',
    port: 0,
  })
  endWithTest(server)
  const port = portOf(server) ?? 0
  const origin = `http://127.0.0.1:${port}`
  const sendRequest = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
  return { port, sendRequest, metrics, lines, printed }
}

test('each request has a line: who asked for what stays out of it', async () => {
  const { sendRequest, lines, printed } = await startApp()
  await sendRequest('/canary/products?email=canary', { headers: { 'x-canary': 'canary' } })
  await sendRequest('/assets/canary-1a2b.js')
  await sendRequest('/send_mail.php', { method: 'POST', body: 'canary' })
  await sendRequest('/readyz')
  await sendRequest('/broken')
  await sendRequest('/', { method: 'DELETE' })
  const ms = expect.any(Number) as unknown
  expect(printed()).toMatchObject([
    { level: 'debug', msg: 'request', reqId: uuid, method: 'GET', route: 'page', status: 404, ms },
    { level: 'debug', msg: 'request', method: 'GET', route: 'asset', status: 404 },
    { level: 'info', msg: 'enquiry-stored', reqId: uuid, enquiryId: 'e-1' },
    { level: 'info', msg: 'request', method: 'POST', route: 'enquiry', status: 200 },
    { level: 'debug', msg: 'request', method: 'GET', route: 'health', status: 200 },
    { level: 'warn', msg: 'request', method: 'GET', route: 'page', status: 500 },
    { level: 'debug', msg: 'request', method: 'other', route: 'page', status: 404 },
  ])
  expect(lines.join('')).not.toContain('canary')
})

test('the lines of a request share an id of our own, whatever id the request brings', async () => {
  const { sendRequest, lines, printed } = await startApp()
  const headers = { 'x-request-id': 'canary-1234' }
  await sendRequest('/', { headers })
  await sendRequest('/send_mail.php', { method: 'POST', headers })
  const [page, stored, enquiry, ...others] = printed().map((line) => (line as { reqId: string }).reqId)
  expect([page, stored, others]).toEqual([uuid, uuid, []])
  expect(enquiry).toBe(stored)
  expect(lines.join('')).not.toContain('canary')
})

test.for([
  ['a Host that is no name', '/', 'canary canary'],
  ['a Host with a path', '/', 'canary/canary'],
  ['an address that is none', 'http://canary:canary/', 'a'],
] as const)('%s is answered 400 with those headers, logged and counted', async ([, path, Host]) => {
  const { port, metrics, lines, printed } = await startApp()
  const answer = await sendRawRequest(port, path, { headers: { Host } })
  expect(answer).toMatchObject({ status: 400, headers: { ...securityHeaders }, body: requestErrorPage })
  expect(printed()).toMatchObject([
    { level: 'debug', msg: 'request', reqId: uuid, method: 'other', route: 'malformed', status: 400 },
  ])
  expect(lines.join('')).not.toContain('canary')
  expect(await metrics.registry.metrics()).toContain(
    'http_request_duration_seconds_count{route="malformed",status="4xx"} 1',
  )
})

test('an app that fails altogether is answered 500, and the log says where', async () => {
  const { log, lines, printed } = testLog()
  const app = { fetch: () => Promise.reject(new Error('canary')) }
  const listener = createRequestListener(app, log, new Metrics(emptyOutbox), requestErrorPage)
  const server = await listen(listener, { host: '127.0.0.1', port: 0 })
  endWithTest(server)
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/`)
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([500, 'DENY'])
  expect(printed()).toMatchObject([
    { level: 'error', msg: 'request-failed', err: { type: 'Error' } },
    { level: 'warn', msg: 'request', status: 500 },
  ])
  expect(lines.join('')).not.toContain('canary')
})

test('metrics count requests, and have these names, labels and buckets', async () => {
  const { sendRequest, metrics } = await startApp()
  await sendRequest('/canary')
  await sendRequest('/send_mail.php', { method: 'POST' })
  metrics.enquiries.inc({ result: 'stored' }, 2)
  metrics.captcha.inc({ verdict: 'passed' })
  metrics.captchaSeconds.observe(0.2)
  metrics.deliveries.inc({ channel: 'mail', result: 'failed' })
  metrics.deliverySeconds.observe({ channel: 'mail' }, 2)
  const text = await metrics.registry.metrics()
  const values = [
    'http_request_duration_seconds_count{route="page",status="4xx"} 1',
    'http_request_duration_seconds_count{route="enquiry",status="2xx"} 1',
    'enquiries_total{result="stored"} 2',
    'captcha_total{verdict="passed"} 1',
    'captcha_seconds_bucket{le="0.3"} 1',
    'delivery_attempts_total{channel="mail",result="failed"} 1',
    'delivery_attempt_seconds_sum{channel="mail"} 2',
    'delivery_attempt_seconds_bucket{le="3",channel="mail"} 1',
    // What alerts count is there before it happens: Prometheus sees no increase in a series that begins with 1.
    ...['unavailable', 'busy', 'unverified'].map((result) => `enquiries_total{result="${result}"} 0`),
    'captcha_total{verdict="unverified"} 0',
    'delivery_attempts_total{channel="mail",result="refused"} 0',
  ]
  expect(text.split('\n')).toEqual(expect.arrayContaining(values))
  expect(text).not.toContain('canary')
})

async function outboxValues(depth: Awaited<ReturnType<Outbox['depth']>>) {
  const metrics = new Metrics({ depth: async () => depth })
  await metrics.readOutbox(testLog().log)
  return (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('outbox_'))
}

test('the outbox shows its depth, and the age of what waits longest, dead and sent ones aside', async () => {
  const values = await outboxValues([
    { state: 'queued', count: 3, oldestMs: 30_000 },
    { state: 'sending', count: 1, oldestMs: 40_000 },
    { state: 'sent', count: 9, oldestMs: 99_000 },
    { state: 'dead', count: 2, oldestMs: 98_000 },
  ])
  expect(values).toEqual([
    'outbox_depth{state="queued"} 3',
    'outbox_depth{state="sending"} 1',
    'outbox_depth{state="sent"} 9',
    'outbox_depth{state="dead"} 2',
    'outbox_oldest_seconds 40',
  ])
})

test('nothing that waits is 0 s old', async () => {
  const values = await outboxValues([{ state: 'sent', count: 9, oldestMs: 99_000 }])
  expect(values).toContain('outbox_oldest_seconds 0')
})

test('if the store fails, only the metrics of the outbox have no value, and the log says so', async () => {
  const { log, printed } = testLog()
  const withoutTables = new SqliteDatabase(':memory:')
  onTestFinished(() => withoutTables.close())
  const server = await serveMetrics(new Metrics(new Outbox(withoutTables)), '127.0.0.1', 0, log)
  endWithTest(server)
  const text = await (await fetch(`http://127.0.0.1:${portOf(server)}/metrics`)).text()
  expect(text).not.toMatch(/^outbox_/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(printed()).toMatchObject([
    { level: 'error', msg: 'outbox-not-read', err: { code: 'SQLITE_1', message: 'no such table: enquiry' } },
  ])
})

test('metrics have a port of their own, at the host of the site', async () => {
  const { metrics } = await startApp()
  const { log } = testLog()
  const server = await serveMetrics(metrics, '0.0.0.0', 0, log)
  endWithTest(server)
  expect(server.address()).toMatchObject({ address: '0.0.0.0' })
  const port = portOf(server) ?? 0
  const origin = `http://127.0.0.1:${port}`
  const answer = await fetch(`${origin}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/)
  const text = await answer.text()
  expect(text).toContain('# TYPE enquiries_total counter')
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
  const others = new Metrics(emptyOutbox)
  await expect(serveMetrics(others, '0.0.0.0', port, log)).rejects.toThrow(/^METRICS_PORT \d+ is taken/)
})
