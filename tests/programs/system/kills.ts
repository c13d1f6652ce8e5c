import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { StoreSettings, TestStore } from '../../server/support/stores.ts'
import { expectAllSent, expectDelivered, expectPrivate, expectStored, ageByAnHour } from './expectations.ts'
import { startVisitors } from './visitors.ts'
import { startSystem, type TestSystem } from './testSystem.ts'

async function deliverTheRest(system: TestSystem) {
  await ageByAnHour(system.settings)
  const server = await system.start()
  await expectDelivered(system, { once: false })
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  await expectAllSent(system)
  expectPrivate(system)
}

/** How long a server takes on this machine to start on such a store, which is new, in ms. */
async function timeOfFirstStart(settings: StoreSettings) {
  const system = await startSystem(settings)
  const launched = performance.now()
  const server = await system.start()
  const time = performance.now() - launched
  await server.end('SIGKILL')
  return time
}

/** The tests of killed servers on a store. Each store has a file of its own, so that both run at the same time. */
export function declareKills(store: TestStore): void {
  vi.setConfig({ testTimeout: 600_000 })

  test('fifteen times at random under load: what it acknowledged is stored and delivered', async () => {
    const system = await startSystem(await store.settings())
    const visitors = startVisitors({ count: 8, ports: system.ports, pause: 25 })
    const isUnderLoad = () => visitors.acknowledged.size > 30 && visitors.lostAnswers() > 15
    // A slow machine needs more rounds until there is something to lose.
    for (let round = 0; round < 15 || !isUnderLoad(); round += 1) {
      const starting = performance.now()
      const server = await system.start()
      // Its first answers take longer than all that follow, and on a slow machine longer still.
      await sleep(Math.random() * Math.max(500, performance.now() - starting))
      expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
      // Not each time: mostly the next server shall be the one to repair the store.
      if (round % 4 === 3) await ageByAnHour(system.settings)
    }
    const server = await system.start()
    await visitors.stop()
    await server.end('SIGKILL')
    await expectStored(system, visitors.acknowledged)
    await deliverTheRest(system)
    expect(visitors.contradictions).toEqual([])
  })

  test('again and again while it starts for the first time: the next one starts', async () => {
    const startTime = await timeOfFirstStart(await store.settings())
    const system = await startSystem(await store.settings())
    const visitors = startVisitors({ count: 1, ports: system.ports, total: 3 })
    for (let round = 0; round < 6; round += 1) {
      const server = system.launch()
      // Before the middle of a start Node only loads modules.
      await Promise.race([server.ready, sleep(startTime * (0.5 + Math.random() / 2))])
      await server.end('SIGKILL')
    }
    const server = await system.start()
    await visitors.finished
    await server.end('SIGKILL')
    await expectStored(system, visitors.acknowledged)
    await deliverTheRest(system)
    expect(visitors.contradictions).toEqual([])
  })
}
