import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startDailyProbe } from '#server/mail/dailyProbe.ts'
import { salesMail } from '#server/delivery/channels/salesMail.ts'
import { onStore, open, silent } from '../support/stores.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { log } from '../support/startDeliveryWorker.ts'
import { sampleEnquiry, settings } from '../support/sampleEnquiry.ts'

const hour = 60 * 60 * 1000
const probeTo = { name: '', address: 'probe@company.test' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 21, 20, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

onStore('SQLite', 'the daily probe', (store) => {
  test('is stored once a day, by servers together and over restarts', async () => {
    const outbox = new Outbox(await open(await store.settings()))
    const start = () => startDailyProbe(outbox, settings.from, 'secret', log)
    const [first, second] = [start(), start()]
    onTestFinished(async () => {
      await Promise.all([first.stop(), second.stop()])
    })
    await vi.waitFor(async () => expect(await outbox.list({ limit: 9 })).toHaveLength(1))
    await start().stop()
    expect(await outbox.list({ limit: 9 })).toMatchObject([{ isProbe: true, digest: false, state: 'queued' }])
    vi.advanceTimersByTime(3 * hour)
    await Promise.all([first.stop(), second.stop()])
    expect(await outbox.list({ limit: 9 })).toHaveLength(1)
    vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 1))
    await start().stop()
    expect(await outbox.list({ limit: 9 })).toHaveLength(2)
  })
})

test('goes to its own mailbox and not to sales, and an enquiry the other way round', async () => {
  const sent: string[] = []
  const send = async ({ to }: { to: readonly { address: string }[] }) => {
    sent.push(...to.map(({ address }) => address))
    return []
  }
  const way = salesMail({ send }, { ...settings, probeTo }, silent)
  const stored = {
    digest: false,
    isProbe: false,
    deliveredChannels: [],
    attempts: 1,
    state: 'sending' as const,
  }
  const times = { nextAt: 0, lastError: null, sentAt: null }
  const enquiry = { ...sampleEnquiry(), ...stored, ...times }
  await way.send([{ ...enquiry, isProbe: true }])
  await way.send([enquiry])
  expect(sent).toEqual(['probe@company.test', 'sales@qantara.example'])
  // Without a mailbox of its own one that waits goes nowhere.
  expect(salesMail({ send }, settings, silent).isFor({ ...enquiry, isProbe: true })).toBe(false)
})
