import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRetention } from '#server/store/retention.ts'
import { StoreError } from '#server/StoreError.ts'
import { testLog } from '../support/testLog.ts'

const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Erase = () => Promise<number>

function start(eraseOld: Erase) {
  const { log, printed } = testLog()
  const scrub = vi.fn<() => Promise<void>>(async () => {})
  const eraseExpired = vi.fn<() => Promise<void>>(async () => {})
  const retention = startRetention(eraseOld, scrub, { eraseExpired }, log)
  return { printed, eraseExpired, scrub, retention }
}

test('texts and keys of attempts are erased at the start and every hour', async () => {
  const erase = vi.fn<Erase>(async () => 2)
  const { printed, eraseExpired, retention } = start(erase)
  await vi.advanceTimersByTimeAsync(0)
  expect(erase).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(hour)
  await retention.stop()
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(erase).toHaveBeenCalledTimes(2)
  expect(eraseExpired).toHaveBeenCalledTimes(2)
  const line = { level: 'info', count: 2, msg: 'texts-erased' }
  expect(printed()).toMatchObject([line, line])
})

test('a failure is logged, and the next hour tries again', async () => {
  const erase = vi
    .fn<Erase>(async () => 0)
    .mockRejectedValueOnce(new StoreError('terminating connection', '57P01'))
  const { printed, retention } = start(erase)
  await vi.advanceTimersByTimeAsync(hour)
  await retention.stop()
  expect(erase).toHaveBeenCalledTimes(2)
  expect(printed()).toMatchObject([
    { level: 'error', msg: 'erasure-failed', err: { code: '57P01', message: 'terminating connection' } },
  ])
})

test('the files are scrubbed at the start, and then only after something was erased', async () => {
  const erase = vi.fn<Erase>(async () => 0)
  const { scrub, retention } = start(erase)
  await vi.advanceTimersByTimeAsync(hour)
  expect(scrub).toHaveBeenCalledTimes(1)
  erase.mockResolvedValueOnce(2)
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(scrub).toHaveBeenCalledTimes(2)
  await retention.stop()
})

test('after a failure the files are scrubbed each hour, until it succeeds', async () => {
  const failure = new StoreError('database or disk is full', 'SQLITE_FULL')
  const erase = vi.fn<Erase>(async () => 0)
  const { scrub, retention } = start(erase)
  await vi.advanceTimersByTimeAsync(0)
  // The texts may be erased although the database's answer was lost.
  erase.mockRejectedValueOnce(failure)
  scrub.mockRejectedValueOnce(failure)
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(scrub).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(scrub).toHaveBeenCalledTimes(3)
  await retention.stop()
})

test('stopping waits for an erasure that runs', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const { retention } = start(() => promise)
  let stopped = false
  const stopping = retention.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toBe(false)
  resolve(0)
  await stopping
  expect(stopped).toBe(true)
})
