// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHealth } from '#server/http/health.ts'
import { testLog } from '../support/testLog.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function testHealth(work: () => Promise<void>) {
  const checkWritable = vi.fn<() => Promise<void>>(work)
  const { log, lines, printed } = testLog()
  const health = createHealth(checkWritable, log)
  const ready = async () => {
    const answer = await health.readiness()
    return [answer.status, await answer.text()]
  }
  return { health, ready, checkWritable, lines, printed }
}

const fails = () => Promise.reject(Object.assign(new Error('canary'), { code: 'SQLITE_FULL' }))
const hangs = () => new Promise<void>(() => {})

test('a server is ready while its store can be written and it does not end', async () => {
  const { health, ready } = testHealth(async () => {})
  expect(await ready()).toEqual([200, 'ready\n'])
  expect(health.liveness().headers.get('cache-control')).toBe('no-store')
  health.drain()
  expect(await ready()).toEqual([503, 'draining\n'])
})

test('it is not with a store that fails, and says so once in the log', async () => {
  const { health, ready, checkWritable, lines, printed } = testHealth(fails)
  expect(await ready()).toEqual([503, 'the store cannot be written\n'])
  expect(await ready()).toEqual([503, 'the store cannot be written\n'])
  expect(printed()).toMatchObject([{ level: 'error', msg: 'not-ready', err: { code: 'SQLITE_FULL' } }])
  expect(health.liveness().status).toBe(200)

  checkWritable.mockImplementation(async () => {})
  vi.advanceTimersByTime(1001)
  expect(await ready()).toEqual([200, 'ready\n'])
  expect(lines.at(-1)).toContain('ready-again')
})

test('it is not with a store that takes more than 2 s', async () => {
  const { ready, checkWritable } = testHealth(hangs)
  const answer = ready()
  await vi.advanceTimersByTimeAsync(1999)
  const state = vi.fn<() => void>()
  void answer.then(state)
  await vi.advanceTimersByTimeAsync(0)
  expect(state).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toEqual([503, 'the store cannot be written\n'])

  void ready()
  expect(checkWritable).toHaveBeenCalledTimes(1)
})

test('however many ask, the store is asked once a second', async () => {
  const { ready, checkWritable } = testHealth(async () => {})
  await Promise.all([ready(), ready(), ready()])
  await ready()
  expect(checkWritable).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1001)
  await ready()
  expect(checkWritable).toHaveBeenCalledTimes(2)
})

test('a signal that comes during the check counts', async () => {
  const { health, ready } = testHealth(async () => {})
  const answer = ready()
  health.drain()
  expect(await answer).toEqual([503, 'draining\n'])
})
