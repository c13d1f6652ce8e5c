// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { startSiteverify } from '../../support/siteverify.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** A service that is called while all is well, and how often it was. */
async function startService(status = 200) {
  const service = { calls: [] as string[] }
  const server = createServer((request, response) => {
    service.calls.push(`${request.method} ${request.url}`)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  return Object.assign(service, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/my-id` })
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
  const { status, out } = await runDoctor({ PING_URL: service.url }, '--ping')
  expect(out).toContain('ok    ping')
  expect(status).toBe(0)
  expect(service.calls).toEqual(['POST /my-id'])
})

test('it is not called when something is broken, so that it reports', async () => {
  const service = await startService()
  const broken = { PING_URL: service.url, SMTP_URL: 'smtp://127.0.0.1:9' }
  expect((await runDoctor(broken, '--ping')).status).toBe(1)
  expect(service.calls).toEqual([])
})

test('a service that does not take the call is a fault, without its address, which is a secret', async () => {
  const { url } = await startService(404)
  for (const [environment, sentence] of [
    [{ PING_URL: url }, 'does not take the call (status 404)'],
    [{ PING_URL: `http://127.0.0.1:${await freePort()}/my-id` }, 'does not take the call (ECONNREFUSED)'],
    [{}, 'set PING_URL'],
  ] as const) {
    const { status, out } = await runDoctor(environment, '--ping')
    expect(out).toContain(sentence)
    expect(out).not.toContain('my-id')
    expect(status).toBe(1)
  }
})
