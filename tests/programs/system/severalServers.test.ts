// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { onStore } from '../../server/support/stores.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'
import { expectAllSent, expectDelivered, expectPrivate, expectStored } from './expectations.ts'
import { startVisitors } from './visitors.ts'
import { startSystem, type TestSystem } from './testSystem.ts'

vi.setConfig({ testTimeout: 600_000 })

const ended = { code: 0, signal: null }

const startSeveral = (system: TestSystem, count: number) =>
  Promise.all(Array.from({ length: count }, () => system.start()))

async function expectEachOnce(system: TestSystem, visitors: ReturnType<typeof startVisitors>) {
  await expectDelivered(system, { once: true })
  for (const end of await system.endAll()) expect(end).toEqual(ended)
  expect(visitors.contradictions).toEqual([])
  await expectStored(system, visitors.acknowledged)
  await expectAllSent(system)
  expectPrivate(system)
}

test('two servers on one SQLite folder: each enquiry is stored and delivered, none twice', async () => {
  const system = await startSystem({ dataDir: temporaryFolder() })
  const servers = await startSeveral(system, 2)
  // Fewer than make a flood: each has a mail of its own.
  const visitors = startVisitors({ count: 12, ports: system.ports, total: 140 })
  await visitors.finished
  await expectEachOnce(system, visitors)
  for (const { log } of servers) expect(log()).toContain('"msg":"mail-sent"')
})

onStore('PostgreSQL', 'several servers', (store) => {
  test('three of them, 600 enquiries: each is delivered, none twice', async () => {
    const system = await startSystem(await store.settings())
    const servers = await startSeveral(system, 3)
    // More than make a flood.
    const visitors = startVisitors({ count: 60, ports: system.ports, total: 600 })
    await visitors.finished
    for (const { log } of servers) {
      expect(log()).toContain('"msg":"enquiry-stored"')
      expect(log()).toContain('"msg":"mail-sent"')
    }
    // A flood's mails are gathered for a minute, but not by a server that has just started.
    for (const end of await system.endAll()) expect(end).toEqual(ended)
    await startSeveral(system, 3)
    await expectEachOnce(system, visitors)
  })
})
