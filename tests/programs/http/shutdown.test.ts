// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { Outbox } from '#server/store/Outbox.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'
import { open } from '../../server/support/stores.ts'

const program = fileURLToPath(new URL('../../server/support/children/smallServer.ts', import.meta.url))

async function startServer({ callTime = 0, failing = false } = {}) {
  const dataDir = temporaryFolder()
  const child = spawn(process.execPath, [program, dataDir, String(callTime), String(failing)], {
    env: { ...process.env, ...inject('program').compileCache },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const log = text(child.stderr)
  let out = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  const begun = (count: number) =>
    vi.waitFor(() => expect(out.match(/^begun$/gm) ?? []).toHaveLength(count), { timeout: 60_000 })
  const ports = await vi.waitFor(() => /^ports (\d+) (\d+)$/m.exec(out) ?? Promise.reject(new Error(out)), {
    timeout: 60_000,
  })
  const [port = 0, metricsPort = 0] = ports.slice(1).map(Number)
  return { child, ended, log, dataDir, begun, port, metricsPort }
}

/** The enquiry's id, "refused" where no connection was made, or the status of any other answer. */
function call(port: number, key: string, agent: Agent | false = false) {
  return new Promise<string>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/send_mail.php', method: 'POST', agent }
    const request = httpRequest(options, (response) => {
      void text(response).then((body) =>
        resolve(
          response.statusCode === 200 ? (JSON.parse(body) as { id: string }).id : `${response.statusCode}`,
        ),
      )
    })
    request.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') resolve('refused')
      else reject(error)
    })
    request.end(key)
  })
}

async function untilRefused(port: number): Promise<void> {
  const probe = connect(port, '127.0.0.1')
  const isTaken = await once(probe, 'connect').then(
    () => true,
    () => false,
  )
  probe.destroy()
  if (isTaken) return untilRefused(port)
}

async function storedIn(dataDir: string) {
  return new Outbox(await open({ dataDir })).list({ limit: 1000 })
}

describe('a server that is told to end', () => {
  test('answers the 50 calls it has, refuses new ones, and loses none', async () => {
    const { child, ended, log, dataDir, begun, port, metricsPort } = await startServer({ callTime: 300 })
    const agent = new Agent({ keepAlive: true, maxSockets: 25 })
    onTestFinished(() => agent.destroy())
    const calls = Array.from({ length: 50 }, (_, index) =>
      call(port, `call ${index}`, index % 2 === 0 ? agent : false),
    )
    await begun(50)
    child.kill('SIGTERM')
    const late = Array.from({ length: 50 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, 10 * index))
      return call(port, `late ${index}`).catch(() => 'cut')
    })

    const acknowledged = await Promise.all(calls)
    expect(acknowledged).toEqual(acknowledged.map(() => expect.stringMatching(/^[\da-f-]{36}$/) as unknown))
    const answers = await Promise.all(late)
    expect(answers).toContain('refused')
    expect(await ended).toEqual({ code: 0, signal: null })
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow('fetch failed')

    const stored = await storedIn(dataDir)
    const ids = new Set(stored.map(({ id }) => id))
    const promised = [...acknowledged, ...answers].filter((answer) => !['refused', 'cut'].includes(answer))
    expect(promised.filter((id) => !ids.has(id))).toEqual([])
    // Claims were given back, or their mails sent.
    expect(stored.filter(({ state }) => state === 'sending')).toEqual([])
    expect(await log).toContain('"msg":"shutdown-finished"')
  })

  test('is not ready any more, and says so while it still has requests', async () => {
    const { child, ended, begun, port } = await startServer({ callTime: 4000 })
    const ready = (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    // The head of a second request is on its way when the signal comes.
    const probe = connect(port, '127.0.0.1')
    await once(probe, 'connect')
    probe.write('GET /readyz HTTP/1.1\r\n')
    const running = call(port, 'one')
    await begun(1)
    child.kill('SIGTERM')
    await untilRefused(port)
    probe.write('Host: a\r\n\r\n')
    const answer = await text(probe)
    expect(ready).toBe(200)
    expect(answer).toMatch(/^HTTP\/1.1 503 .*connection: close.*\r\n\r\ndraining\n$/is)
    expect(await running).toMatch(/^[\da-f-]{36}$/)
    expect(await ended).toEqual({ code: 0, signal: null })
  })

  test('twice at once, as by Ctrl-C under npm, ends in order; a later one ends at once', async () => {
    const { child, ended, begun, port } = await startServer({ callTime: 60_000 })
    const running = call(port, 'one').catch(() => 'cut')
    await begun(1)
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await untilRefused(port)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(child.exitCode).toBeNull()
    child.kill('SIGINT')
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(await running).toBe('cut')
  })

  test('closes the rest where something fails, says what, and that it did by its status', async () => {
    const { child, ended, log } = await startServer({ failing: true })
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 1, signal: null })
    const lines = (await log).split('\n').filter((line) => line.includes('shutdown-'))
    // What is written at the exit can come before a line that is still being written in the background.
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/"type":"RangeError".*"msg":"shutdown-failed"/),
      expect.stringMatching(/"type":"TypeError".*"msg":"shutdown-failed"/),
      expect.stringContaining('"msg":"shutdown-started"'),
    ])
    expect(await log).not.toContain('canary')
  })
})
