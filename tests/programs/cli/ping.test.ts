// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { startSiteverify } from '../../support/siteverify.ts'
import { listenInTest } from '../../server/support/listenInTest.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

/** A service that is called while all is well, or a server that says whether it is ready; and how often it was asked. */
async function startService(status = 200) {
  const service = { calls: [] as string[] }
  const server = createServer((request, response) => {
    service.calls.push(`${request.method} ${request.url}`)
    response.writeHead(status).end()
  })
  const port = await listenInTest(server)
  return Object.assign(service, { url: `http://127.0.0.1:${port}/my-id`, port: String(port) })
}

async function runDoctor(environment: Record<string, string>, ...args: string[]) {
  const provider = await startSiteverify('refuses')
  onTestFinished(provider.close)
  const { compileCache, folder } = inject('program')
  const child = spawn(process.execPath, ['server/cli/doctor.ts', ...args], {
    cwd: folder,
    env: {
      ...compileCache,
      DATA_DIR: temporaryFolder(),
      RECAPTCHA_VERIFY_URL: provider.url,
      ...environment,
    },
  })
  const [out, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { status: status as number, out }
}

test('the service is called when all is well and the operator asks for it', async () => {
  const service = await startService()
  expect((await runDoctor({ PING_URL: service.url })).status).toBe(0)
  expect(service.calls).toEqual([])
  const server = await startService()
  const { status, out } = await runDoctor({ PING_URL: service.url, PORT: server.port }, '--ping')
  expect(out).toContain('ok    ping')
  expect(status).toBe(0)
  expect(server.calls).toEqual(['GET /readyz'])
  expect(service.calls).toEqual(['POST /my-id'])
})

test('it is not called where no server answers, or one that is not ready', async () => {
  const service = await startService()
  const ports = { [String(await freePort())]: 'ECONNREFUSED', [(await startService(503)).port]: 'status 503' }
  for (const [PORT, reason] of Object.entries(ports)) {
    const { status, out } = await runDoctor({ PING_URL: service.url, PORT }, '--ping')
    expect(out).toContain(
      `fail  ping           the server at http://127.0.0.1:${PORT} is not ready (${reason})`,
    )
    expect(status).toBe(1)
  }
  expect(service.calls).toEqual([])
})

test('samples are faults in production, but for the service: it is for what breaks', async () => {
  expect((await runDoctor({ NODE_ENV: 'production' })).out).toMatch(/^fail +placeholders/m)
  expect((await runDoctor({ NODE_ENV: 'production' }, '--ping')).out).not.toMatch(/^fail +placeholders/m)
})

test('it is not called when something is broken, so that it reports', async () => {
  const service = await startService()
  const broken = { PING_URL: service.url, SMTP_URL: 'smtp://127.0.0.1:9' }
  expect((await runDoctor(broken, '--ping')).status).toBe(1)
  expect(service.calls).toEqual([])
})

test('a service that refuses the call is a fault, printed without its secret address', async () => {
  const { url } = await startService(404)
  const { port: PORT } = await startService()
  for (const [environment, sentence] of [
    [{ PING_URL: url }, 'does not take the call (status 404)'],
    [{ PING_URL: `http://127.0.0.1:${await freePort()}/my-id` }, 'does not take the call (ECONNREFUSED)'],
    [{}, 'set PING_URL'],
  ] as const) {
    const { status, out } = await runDoctor({ PORT, ...environment }, '--ping')
    expect(out).toContain(sentence)
    expect(out).not.toContain('my-id')
    expect(status).toBe(1)
  }
})
