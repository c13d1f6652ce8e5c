// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask } from '../support/testSite.ts'
import { onEachStore, sampleEnquiry } from '../support/stores.ts'
import { postgresMissing, providedPostgres } from '../support/freshDatabase.ts'
import { startPostgres } from '../support/postgres.ts'
import { expectAllSent, expectDelivered, expectPrivate, expectStored, withStore } from './accounts.ts'
import { startVisitors, textsOf } from './visitors.ts'
import { openWorld, type World } from './world.ts'

vi.setConfig({ testTimeout: 600_000 })

const waitOptions = { timeout: 300_000, interval: 20 }
const ended = { code: 0, signal: null }

async function statuses(world: World, path: string) {
  const answers = await Promise.all(world.ports().map((port) => ask(port, path)))
  return answers.map(({ status }) => status)
}

onEachStore('the mail server is down', (store) => {
  test('while two servers start with 200 enquiries: once it is up, each is delivered, none twice', async () => {
    const world = await openWorld(await store.settings())
    await world.stopMail()
    await withStore(world.settings, async (outbox) => {
      // In turns: two hundred at once would wait longer for a connection than the store allows.
      for (let turn = 0; turn < 10; turn += 1) {
        const puts = Array.from({ length: 20 }, () =>
          outbox.put(sampleEnquiry({ texts: textsOf(randomUUID()) })),
        )
        await Promise.all(puts)
      }
    })
    const servers = await Promise.all([world.start(), world.start()])
    for (const { log } of servers) {
      await vi.waitFor(() => expect(log().match(/"mail-failed"/g)?.length).toBeGreaterThan(10), waitOptions)
    }
    expect(await statuses(world, '/readyz')).toEqual([200, 200])
    await world.startMail()
    // What was tried is due again at once.
    await withStore(world.settings, (_outbox, query) => query('UPDATE enquiry SET next_at = 0'))
    await expectDelivered(world, { once: true })
    expect(await world.endAll()).toEqual([ended, ended])
    await expectAllSent(world)
    expectPrivate(world)
  })
})

const reason = postgresMissing === undefined ? '' : ` (skipped: ${postgresMissing})`

describe.skipIf(postgresMissing !== undefined)(`PostgreSQL stops and starts${reason}`, () => {
  test('under the load of two servers: they refuse, live on, and lose nothing', async () => {
    if ('missing' in providedPostgres) throw new Error(providedPostgres.missing)
    const postgres = await startPostgres(providedPostgres.programs)
    onTestFinished(postgres.remove)
    const world = await openWorld({ dataDir: '/nowhere', databaseUrl: postgres.addressOf('postgres') })
    await Promise.all([world.start(), world.start()])
    const { acknowledged, refusals, ...visitors } = startVisitors({
      count: 10,
      ports: world.ports,
      pause: 50,
    })
    const untilAcknowledged = (count: number) =>
      vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(count), waitOptions)

    await untilAcknowledged(60)
    await postgres.stop('SIGINT')
    await vi.waitFor(() => expect(refusals.get('503 unavailable')).toBeGreaterThan(20), waitOptions)
    expect(await statuses(world, '/healthz')).toEqual([200, 200])
    expect(await statuses(world, '/readyz')).toEqual([503, 503])
    await postgres.start()
    await untilAcknowledged(acknowledged.size + 60)
    await visitors.stop()
    await vi.waitFor(async () => expect(await statuses(world, '/readyz')).toEqual([200, 200]), waitOptions)

    expect(visitors.contradictions).toEqual([])
    expect(visitors.lostAnswers()).toBe(0)
    await expectStored(world, acknowledged)
    await expectDelivered(world, { once: true })
    expect(await world.endAll()).toEqual([ended, ended])
    await expectAllSent(world)
    expectPrivate(world)
  })
})
