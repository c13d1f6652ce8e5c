import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { deliver, leaseMs, type DeliveryDependencies } from './delivery.ts'

/** How many mails are sent at the same time. */
const maxMails = 2
/** How often the outbox is asked, in ms: for what another server stored, and for what is due again. */
const pollIntervalMs = 3_000
/** How long enquiries of a flood are collected for one digest, in ms. */
const digestIntervalMs = 60_000
const digestSize = 50
/** How long mails that are being sent may take when the server shuts down, in ms. */
const stopTimeoutMs = 15_000

/** Sends enquiries from the outbox to the mailbox, from start() to stop(): claims them, mails them, records the result. */
export class DeliveryWorker {
  readonly #dependencies: DeliveryDependencies
  readonly #inFlight = new Map<string, Promise<void>>()
  readonly #giveUp = new AbortController()
  #wakeSignal = new AbortController()
  #nextDigestAt = 0
  #stopping = false
  #running: Promise<void> | undefined

  constructor(dependencies: DeliveryDependencies) {
    this.#dependencies = dependencies
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Makes the delivery worker look at once: an enquiry was stored. */
  wake(): void {
    this.#wakeSignal.abort()
  }

  /** Waits up to 15 s for mails that are being sent, and releases the claims. */
  async stop(): Promise<void> {
    const { outbox, workerId, log, clock } = this.#dependencies
    this.#stopping = true
    this.wake()
    const finished = Promise.resolve(this.#running).then(() => Promise.all(this.#inFlight.values()))
    await Promise.race([finished, clock.wait(stopTimeoutMs, this.#giveUp.signal)])
    this.#giveUp.abort()
    await outbox.releaseClaims(workerId).catch((error: unknown) => {
      log.error({ err: error }, 'store-failed')
    })
  }

  async #run() {
    while (!this.#stopping) {
      this.#wakeSignal = new AbortController()
      const freeSlots = maxMails - new Set(this.#inFlight.values()).size
      const hasStarted = freeSlots > 0 && (await this.#startNext())
      if (!hasStarted) await this.#dependencies.clock.wait(pollIntervalMs, this.#wakeSignal.signal)
    }
  }

  /** Starts to send the next mail; false if there is none. A store that fails is asked again later. */
  async #startNext(): Promise<boolean> {
    try {
      const claimed = await this.#claim()
      // An enquiry is claimed again if our own lease ran out while its mail is still being sent: skip it. Nothing new
      // is sent after stop(), and releaseClaims frees these.
      const enquiries = claimed.filter(({ id }) => !this.#inFlight.has(id))
      if (enquiries.length === 0 || this.#stopping) return false
      const delivery = this.#deliver(enquiries)
      for (const { id } of enquiries) this.#inFlight.set(id, delivery)
      return true
    } catch (error) {
      this.#dependencies.log.error({ err: error }, 'store-failed')
      return false
    }
  }

  async #deliver(enquiries: readonly StoredEnquiry[]) {
    await deliver(enquiries, this.#dependencies, this.#giveUp.signal)
    for (const { id } of enquiries) this.#inFlight.delete(id)
    this.wake()
  }

  async #claim(): Promise<StoredEnquiry[]> {
    const { outbox, workerId, clock } = this.#dependencies
    if (clock.now() >= this.#nextDigestAt) {
      const flood = await outbox.claimDigest(workerId, leaseMs, digestSize)
      // A digest that was tried before does not show whether more new enquiries wait.
      const isLast = flood.length < digestSize && flood.every(({ attempts }) => attempts === 1)
      if (isLast) this.#nextDigestAt = clock.now() + digestIntervalMs
      if (flood.length > 0) return flood
    }
    const next = await outbox.claim(workerId, leaseMs)
    return next ? [next] : []
  }
}
