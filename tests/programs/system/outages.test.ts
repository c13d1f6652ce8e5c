// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { sendRequest } from '../../server/support/testSite.ts'
import { newEnquiry } from '../../server/support/newEnquiry.ts'
import { ownPostgres } from '../../server/support/ownPostgres.ts'
import { onStore } from '../../server/support/stores.ts'
import { expectAllSent, expectDelivered, expectPrivate, expectStored, withStore } from './expectations.ts'
import { startVisitors, textsOf } from './visitors.ts'
import { startSystem, type TestSystem } from './testSystem.ts'

vi.setConfig({ testTimeout: 600_000 })

const waitOptions = { timeout: 300_000, interval: 20 }
const ended = { code: 0, signal: null }

async function statuses(system: TestSystem, path: string) {
  const answers = await Promise.all(system.ports().map((port) => sendRequest(port, path)))
  return answers.map(({ status }) => status)
}

onStore('SQLite', 'the mail server is down', (store) => {
  test('while two servers start with 200 enquiries: each is delivered later, none twice', async () => {
    const system = await startSystem(await store.settings())
    await system.stopMail()
    await withStore(system.settings, async (outbox) => {
      // In turns: two hundred at once would wait longer for a connection than the store allows.
      for (let turn = 0; turn < 10; turn += 1) {
        const puts = Array.from({ length: 20 }, () =>
          outbox.put(newEnquiry({ texts: textsOf(randomUUID()) })),
        )
        await Promise.all(puts)
      }
    })
    const servers = await Promise.all([system.start(), system.start()])
    for (const { log } of servers) {
      await vi.waitFor(() => expect(log().match(/"mail-failed"/g)?.length).toBeGreaterThan(10), waitOptions)
    }
    expect(await statuses(system, '/readyz')).toEqual([200, 200])
    await system.startMail()
    await withStore(system.settings, (_outbox, query) => query('UPDATE enquiry SET next_at = 0'))
    await expectDelivered(system, { once: true })
    expect(await system.endAll()).toEqual([ended, ended])
    await expectAllSent(system)
    expectPrivate(system)
  })
})

onStore('PostgreSQL', 'the database stops and starts', () => {
  const postgres = ownPostgres()

  test('under the load of two servers: they refuse, live on, and lose nothing', async () => {
    const system = await startSystem({ dataDir: '/nowhere', databaseUrl: postgres().addressOf('postgres') })
    await Promise.all([system.start(), system.start()])
    const { acknowledged, refusals, ...visitors } = startVisitors({
      count: 10,
      ports: system.ports,
      pause: 50,
    })
    const untilAcknowledged = (count: number) =>
      vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(count), waitOptions)

    await untilAcknowledged(60)
    await postgres().stop('SIGINT')
    await vi.waitFor(() => expect(refusals.get('503 unavailable')).toBeGreaterThan(20), waitOptions)
    expect(await statuses(system, '/healthz')).toEqual([200, 200])
    expect(await statuses(system, '/readyz')).toEqual([503, 503])
    await postgres().start()
    await untilAcknowledged(acknowledged.size + 60)
    await visitors.stop()
    await vi.waitFor(async () => expect(await statuses(system, '/readyz')).toEqual([200, 200]), waitOptions)

    expect(visitors.contradictions).toEqual([])
    expect(visitors.lostAnswers()).toBe(0)
    await expectStored(system, acknowledged)
    await expectDelivered(system, { once: true })
    expect(await system.endAll()).toEqual([ended, ended])
    await expectAllSent(system)
    expectPrivate(system)
  })
})
