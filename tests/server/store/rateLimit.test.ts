import { expect, test } from 'vitest'
import { Outbox } from '#server/store/Outbox.ts'
import { RateLimit } from '#server/store/RateLimit.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { onEachStore, open, setClock, type TestStore } from '../support/stores.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const rules = [
  { limit: 5, windowMs: 10 * minute },
  { limit: 30, windowMs: day },
]

async function start(store: TestStore) {
  const database = await open(await store.settings())
  const clock = { now: 1_800_000_000_000 }
  setClock(database, () => clock.now)
  return { database, clock, rate: new RateLimit(database) }
}

onEachStore('attempts', (store) => {
  test('are refused from the sixth in ten minutes, until the time it says', async () => {
    const { clock, rate } = await start(store)
    for (let count = 0; count < 5; count += 1) {
      expect(await rate.take('a', rules)).toEqual(0)
      clock.now += 1500
    }
    // The first was 7.5 s ago.
    expect(await rate.take('a', rules)).toEqual(593)
    expect(await rate.take('b', rules)).toEqual(0)
    clock.now += 592_499
    expect(await rate.take('a', rules)).toEqual(1)
    clock.now += 1
    expect(await rate.take('a', rules)).toEqual(0)
    expect(await rate.take('a', rules)).toEqual(2)
    clock.now += 1500
    expect(await rate.take('a', rules)).toEqual(0)
  })

  test('are refused from the thirty-first in a day', async () => {
    const { clock, rate } = await start(store)
    const first = clock.now
    for (let count = 0; count < 30; count += 1) {
      expect(await rate.take('a', rules)).toEqual(0)
      clock.now += 10 * minute
    }
    const retryAfterSeconds = (first + day - clock.now) / 1000
    expect(await rate.take('a', rules)).toEqual(retryAfterSeconds)
    clock.now += retryAfterSeconds * 1000
    expect(await rate.take('a', rules)).toEqual(0)
    expect(await rate.take('a', rules)).toEqual(600)
  })

  test('are counted within windows longer than a day, and kept as long', async () => {
    const database = await open(await store.settings())
    const clock = { now: Date.UTC(2026, 5, 1, 23) }
    setClock(database, () => clock.now)
    const rate = new RateLimit(database)
    const week = [{ limit: 2, windowMs: 7 * day }]
    await rate.take('a', week)
    clock.now += 3 * day
    await rate.take('a', week)
    clock.now += 4 * day - 1
    await rate.eraseExpired()
    expect(await rate.take('a', week)).toEqual(1)
    clock.now += 1
    expect(await rate.take('a', week)).toEqual(0)
    expect(await rate.take('a', week)).toEqual((3 * day) / 1000)
  })

  test('of two servers at once are counted together', async () => {
    const settings = await store.settings()
    const limits = [new RateLimit(await open(settings)), new RateLimit(await open(settings))]
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => limits.map((limit) => limit.take('a', rules))).flat(),
    )
    expect(verdicts.filter((seconds) => seconds === 0)).toHaveLength(5)
  })

  test('of a clock that was ahead, or is behind now, refuse nobody for longer than the window', async () => {
    const { clock, database, rate } = await start(store)
    clock.now += 365 * day
    for (let count = 0; count < 5; count += 1) await rate.take('a', rules)
    clock.now -= 365 * day
    expect(await rate.secondsToWait('a', rules)).toBe(0)
    for (let count = 0; count < 5; count += 1) expect(await rate.take('a', rules)).toBe(0)
    expect(await rate.secondsToWait('a', rules)).toBe(600)
    await database.query('UPDATE rate_log SET expires_at = $1', [clock.now + 365 * day])
    await rate.eraseExpired()
    expect(await database.query('SELECT key FROM rate_log')).toEqual([])
  })

  test('leave nothing behind once they count no more', async () => {
    const { clock, database, rate } = await start(store)
    await rate.take('a', rules)
    clock.now += hour
    await rate.take('b', rules)
    clock.now += day - hour
    await rate.take('c', rules)
    await rate.eraseExpired()
    expect(await database.query('SELECT key FROM rate_log ORDER BY key')).toEqual([
      { key: 'b' },
      { key: 'c' },
    ])
  })

  test('pass where there are no rules', async () => {
    const { database } = await start(store)
    const off = new RateLimit(database)
    for (let count = 0; count < 40; count += 1) expect(await off.take('a', [])).toEqual(0)
    expect(await database.query('SELECT key FROM rate_log')).toEqual([])
  })
})

onEachStore('a flood', (store) => {
  test('is more than 300 enquiries within an hour', async () => {
    const { clock, database, rate } = await start(store)
    const outbox = new Outbox(database)
    await outbox.put(newEnquiry())
    clock.now += 1
    for (let count = 0; count < 299; count += 1) await outbox.put(newEnquiry())
    expect(await rate.isFlood()).toBe(false)
    await outbox.put(newEnquiry())
    expect(await rate.isFlood()).toBe(true)
    clock.now += hour - 1
    expect(await rate.isFlood()).toBe(false)
  })
})
