// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { onStore } from '../../server/support/stores.ts'
import { expectAllSent, expectDelivered, expectPrivate, expectStored } from './expectations.ts'
import { post } from './visitors.ts'
import { startSystem } from './testSystem.ts'

vi.setConfig({ testTimeout: 600_000 })

/** The reference, the status of a refusal, or the code of a connection that failed. */
async function outcomeOf(port: number, key: string) {
  try {
    const { status, body } = await post(port, key, randomUUID())
    return body.success && body.id !== undefined ? { reference: body.id } : { failure: `${status}` }
  } catch (error) {
    return { failure: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' }
  }
}

async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

// Over SQLite, tests/programs/http/shutdown.test.ts asks the same.
onStore('PostgreSQL', 'a server gets SIGTERM', (store) => {
  test('with 50 enquiries in flight: it answers each, and takes no more', async () => {
    // The captcha's answer is waited for when the signal comes, for three seconds in all.
    const system = await startSystem(await store.settings(), { behaviour: 'hangs' })
    const server = await system.start()
    const port = server.port ?? 0
    const keys = Array.from({ length: 50 }, () => randomUUID())
    const sent = keys.map(async (key) => [key, await outcomeOf(port, key)] as const)
    await vi.waitFor(() => expect(system.provider.asked).toHaveLength(50), { timeout: 60_000 })

    const ending = server.end('SIGTERM')
    await vi.waitFor(() => expect(connectTo(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' }), {
      timeout: 60_000,
    })
    const outcomes = await Promise.all(sent)
    expect(await ending).toEqual({ code: 0, signal: null })

    expect(
      outcomes.flatMap(([key, { failure }]) => (failure === undefined ? [] : `${key} ${failure}`)),
    ).toEqual([])
    const acknowledged = outcomes.flatMap(([key, { reference }]) =>
      reference === undefined ? [] : [[key, reference] as const],
    )
    await expectStored(system, new Map(acknowledged))
    await system.start()
    await expectDelivered(system, { once: true })
    await system.endAll()
    await expectAllSent(system)
    expectPrivate(system)
  })
})
