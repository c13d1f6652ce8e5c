import { minute } from '#server/durations.ts'
import { deliver, type DeliveryDependencies } from './deliver.ts'

/** How many mails are sent at the same time. */
const maxMails = 2
/**
 * How often the worker looks into the outbox, in ms: another server may have stored an enquiry, or a retry may be due.
 */
const pollIntervalMs = 3_000
const digestIntervalMs = 60_000
const digestSize = 50
const stopTimeoutMs = 15_000
/**
 * The worker renews a lease while a mail is being sent, which can take an hour. Only a server that is down loses its
 * lease.
 */
const leaseMs = 5 * minute
const renewalMs = minute

/**
 * Sends enquiries from the outbox to the mailbox, from start() to stop(): claims them, mails them, records the result.
 */
export function createDeliveryWorker(dependencies: DeliveryDependencies) {
  const { outbox, workerId, log, clock } = dependencies
  const inFlight = new Map<string, Promise<void>>()
  const giveUp = new AbortController()
  let wakeSignal = new AbortController()
  let nextDigestAt = 0
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  /** Makes the worker look into the outbox at once, after an enquiry was stored. */
  const wake = () => wakeSignal.abort()
  const reportStore = (error: unknown) => log.error({ err: error }, 'store-failed')

  async function run() {
    while (!stopping.signal.aborted) {
      wakeSignal = new AbortController()
      const freeSlots = maxMails - new Set(inFlight.values()).size
      // The next look asks a failed store again.
      const hasStarted = freeSlots > 0 && (await startNext().catch(reportStore))
      if (!hasStarted) await clock.wait(pollIntervalMs, wakeSignal.signal)
    }
  }

  async function startNext() {
    const claimed = await claim()
    // An enquiry is claimed again if our own lease ran out while its mail is still being sent: skip it. Nothing new
    // is sent after stop(), and releaseClaims frees these.
    const enquiries = claimed.filter(({ id }) => !inFlight.has(id))
    if (enquiries.length === 0 || stopping.signal.aborted) return false
    const ids = enquiries.map(({ id }) => id)
    const delivered = new AbortController()
    void renewLease(ids, delivered.signal)
    const delivery = deliver(enquiries, dependencies, giveUp.signal).finally(() => {
      delivered.abort()
      for (const id of ids) inFlight.delete(id)
      wake()
    })
    for (const id of ids) inFlight.set(id, delivery)
    return true
  }

  async function renewLease(ids: readonly string[], delivered: AbortSignal) {
    const ended = AbortSignal.any([delivered, giveUp.signal])
    for (;;) {
      await clock.wait(renewalMs, ended)
      if (ended.aborted) return
      await outbox.renewLease(ids, workerId, leaseMs).catch(reportStore)
    }
  }

  async function claim() {
    if (clock.now() >= nextDigestAt) {
      const flood = await outbox.claimDigest(workerId, leaseMs, digestSize)
      // A digest that was tried before does not show whether more new enquiries wait.
      const isLast = flood.length < digestSize && flood.every(({ attempts }) => attempts === 1)
      if (isLast) nextDigestAt = clock.now() + digestIntervalMs
      if (flood.length > 0) return flood
    }
    const next = await outbox.claim(workerId, leaseMs)
    return next ? [next] : []
  }

  return {
    start(): void {
      running ??= run()
    },
    wake,
    /** Waits up to 15 s for mails that are being sent, and releases the claims. */
    async stop(): Promise<void> {
      stopping.abort()
      wake()
      const finished = Promise.resolve(running).then(() => Promise.all(inFlight.values()))
      await Promise.race([finished, clock.wait(stopTimeoutMs, giveUp.signal)])
      giveUp.abort()
      await outbox.releaseClaims(workerId).catch(reportStore)
    },
  }
}
