import type { Database } from '#server/store/database/Database.ts'
import { claim, claimDigest } from './claim.ts'
import { eraseByEmail, eraseDelivered, findErased } from './erase.ts'
import { extendLease, releaseClaims, markFailed, markSent, retry } from './changeState.ts'
import type { OutboxContext } from './enquiryTable.ts'
import { findByKey, put } from './put.ts'
import { all, depth, get, list } from './read.ts'

/**
 * Enquiries on their way to the sales mailbox. States: queued → sending (claimed by an owner for the time of a lease)
 * → sent, or queued again, or dead. No row is ever deleted; texts can be erased.
 */
export class Outbox {
  readonly #store: OutboxContext

  /** @param now a test's clock, in place of the database's */
  constructor(database: Database, now?: () => number) {
    this.#store = { database, now: () => now?.() ?? null }
  }

  /** Stores an enquiry durably. A key that is stored already gives the first enquiry, whose fingerprint may differ. */
  readonly put = this.#method(put)

  /** The enquiry that was stored with a key. Its fingerprint is '' once the texts are erased. */
  readonly findByKey = this.#method(findByKey)

  /** Claims the enquiry that has been due longest. Two owners never hold a lease of the same enquiry. */
  readonly claim = this.#method(claim)

  /** Claims enquiries of a flood, to be mailed together: up to `limit` new ones, or all that remain of a tried digest. */
  readonly claimDigest = this.#method(claimDigest)

  // These three return false if another owner has claimed any of the enquiries.
  readonly extendLease = this.#method(extendLease)
  readonly markSent = this.#method(markSent)
  readonly markFailed = this.#method(markFailed)

  /** Releases all enquiries that an owner holds. They are due at once. */
  readonly releaseClaims = this.#method(releaseClaims)

  /** The newest first. */
  readonly list = this.#method(list)

  /** Finds an enquiry by its id or reference, in any case, with similar characters (O for 0) in the reference. */
  readonly get = this.#method(get)

  /** Makes a dead or waiting enquiry due now, with the others of its digest. False if there is none to make due. */
  readonly retry = this.#method(retry)

  /** The oldest first. */
  readonly all = this.#method(all)

  /** Erases enquiries in every state, and returns how many. Those that were not sent become dead. */
  readonly eraseByEmail = this.#method(eraseByEmail)

  /** Erases what was delivered before a time (in ms since the epoch), and returns how many. */
  readonly eraseDelivered = this.#method(eraseDelivered)

  /** The ids of those enquiries whose texts are erased. */
  readonly findErased = this.#method(findErased)

  /** The number of enquiries in each of the four states. */
  readonly depth = this.#method(depth)

  #method<Args extends unknown[], Result>(operation: (store: OutboxContext, ...args: Args) => Result) {
    return (...args: Args): Result => operation(this.#store, ...args)
  }
}
