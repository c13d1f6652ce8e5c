import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { lease, logStoreFailure, deliver } from './delivery.ts'
import type { DeliveryTools } from './DeliveryTools.ts'

const concurrency = 2
/** How soon what another server has stored, or what failed, is noticed. */
const pollEvery = 3_000
/** A flood's enquiries are gathered this long; otherwise each would have a mail of its own after all. */
const digestEvery = 60_000
const digestSize = 50
/** How long the mails that are on their way may take when the server ends. */
const stopTimeoutMs = 15_000

/** Carries enquiries from the outbox to the mailbox: claims, sends, records; from start() until stop(). */
export class Courier {
  readonly #tools: DeliveryTools
  readonly #inFlight = new Map<string, Promise<void>>()
  readonly #abandoned = new AbortController()
  #wakeSignal = new AbortController()
  #nextDigestAt = 0
  #stopping = false
  #running: Promise<void> | undefined

  constructor(tools: DeliveryTools) {
    this.#tools = tools
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Says that there may be something to send: an enquiry was stored. */
  wake(): void {
    this.#wakeSignal.abort()
  }

  /** Lets the mails that are on their way arrive, 15 s at most, and gives back what is claimed. */
  async stop(): Promise<void> {
    const { outbox, owner, log, clock } = this.#tools
    this.#stopping = true
    this.wake()
    const ended = new AbortController()
    const finished = Promise.resolve(this.#running).then(() => Promise.all(this.#inFlight.values()))
    await Promise.race([finished, clock.wait(stopTimeoutMs, ended.signal)])
    ended.abort()
    this.#abandoned.abort()
    await outbox.releaseClaims(owner).catch((error: unknown) => {
      logStoreFailure(log, error)
    })
  }

  async #run() {
    while (!this.#stopping) {
      this.#wakeSignal = new AbortController()
      const freeSlots = concurrency - new Set(this.#inFlight.values()).size
      const took = freeSlots > 0 && (await this.#takeNext())
      if (!took) await this.#tools.clock.wait(pollEvery, this.#wakeSignal.signal)
    }
  }

  /** Sets the next mail on its way; false where there is none. A store that fails is asked again later. */
  async #takeNext(): Promise<boolean> {
    try {
      const claimed = await this.#claim()
      // stop() releases what is claimed now. A claim that ran out during its delivery must not be mailed twice.
      const enquiries = claimed.filter(({ id }) => !this.#inFlight.has(id))
      if (enquiries.length === 0 || this.#stopping) return false
      const delivery = this.#deliver(enquiries)
      for (const { id } of enquiries) this.#inFlight.set(id, delivery)
      return true
    } catch (error) {
      logStoreFailure(this.#tools.log, error)
      return false
    }
  }

  async #deliver(enquiries: readonly StoredEnquiry[]) {
    await deliver(enquiries, this.#tools, this.#abandoned.signal)
    for (const { id } of enquiries) this.#inFlight.delete(id)
    this.wake()
  }

  async #claim(): Promise<StoredEnquiry[]> {
    const { outbox, owner, clock } = this.#tools
    if (clock.now() >= this.#nextDigestAt) {
      const flood = await outbox.claimDigest(owner, lease, digestSize)
      // A digest that was tried before says nothing of how many new ones there are.
      const isLast = flood.length < digestSize && flood.every(({ attempts }) => attempts === 1)
      if (isLast) this.#nextDigestAt = clock.now() + digestEvery
      if (flood.length > 0) return flood
    }
    const next = await outbox.claim(owner, lease)
    return next ? [next] : []
  }
}
