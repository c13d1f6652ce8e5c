import type { Database } from '#server/store/database/Database.ts'
import type { EnquiryState, NewEnquiry, StoredEnquiry } from '#server/store/Enquiry.ts'
import { claim, claimDigest } from './claim.ts'
import { eraseByEmail, eraseDelivered, findErased } from './erase.ts'
import { extendLease, releaseClaims, markFailed, markSent, retry } from './changeState.ts'
import type { OutboxContext } from './enquiryTable.ts'
import { findByKey, type ExistingEnquiry, put } from './put.ts'
import { all, type Depth, depth, get, list } from './read.ts'

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
  put(enquiry: NewEnquiry): Promise<ExistingEnquiry & { isNew: boolean }> {
    return put(this.#store, enquiry)
  }

  /** The enquiry that was stored with a key. Its fingerprint is '' once the texts are erased. */
  findByKey(idempotencyKey: string): Promise<ExistingEnquiry | undefined> {
    return findByKey(this.#store, idempotencyKey)
  }

  /** Claims the enquiry that has been due longest. Two owners never hold a lease of the same enquiry. */
  claim(owner: string, leaseMs: number): Promise<StoredEnquiry | undefined> {
    return claim(this.#store, { owner, leaseMs })
  }

  /**
   * Claims enquiries of a flood, to be mailed together: up to `limit` new ones, or all that remain of a digest that
   * was tried before.
   */
  claimDigest(owner: string, leaseMs: number, limit: number): Promise<StoredEnquiry[]> {
    return claimDigest(this.#store, { owner, leaseMs }, limit)
  }

  /** This method and the next two return false if another owner has claimed any of the enquiries. */
  extendLease(ids: readonly string[], owner: string, leaseMs: number): Promise<boolean> {
    return extendLease(this.#store, ids, owner, leaseMs)
  }

  markSent(ids: readonly string[], owner: string): Promise<boolean> {
    return markSent(this.#store, ids, owner)
  }

  /** @param failure its error has no addresses or texts; retryAt is in ms since the epoch, or null for dead */
  markFailed(
    ids: readonly string[],
    owner: string,
    failure: { error: string; retryAt: number | null },
  ): Promise<boolean> {
    return markFailed(this.#store, ids, owner, failure)
  }

  /** Releases all enquiries that an owner holds. They are due at once. */
  releaseClaims(owner: string): Promise<void> {
    return releaseClaims(this.#store, owner)
  }

  /** The newest first. */
  list(filter: { state?: EnquiryState | undefined; limit: number }): Promise<StoredEnquiry[]> {
    return list(this.#store, filter)
  }

  /** @param idOrReference in any case, with similar characters (O for 0) in the reference */
  get(idOrReference: string): Promise<StoredEnquiry | undefined> {
    return get(this.#store, idOrReference)
  }

  /**
   * Makes a dead or waiting enquiry due now, with the others of its digest. False if it is neither, or if its texts are
   * erased.
   */
  retry(idOrReference: string): Promise<boolean> {
    return retry(this.#store, idOrReference)
  }

  /** The oldest first. */
  all(): AsyncIterable<StoredEnquiry> {
    return all(this.#store)
  }

  /** Erases enquiries in every state. Those that were not sent become dead. The case of the address does not matter. */
  eraseByEmail(email: string): Promise<number> {
    return eraseByEmail(this.#store, email)
  }

  /** @param before the time of delivery, in ms since the epoch */
  eraseDelivered(before: number): Promise<number> {
    return eraseDelivered(this.#store, before)
  }

  /** The ids of those enquiries whose texts are erased. */
  findErased(ids: readonly string[]): Promise<string[]> {
    return findErased(this.#store, ids)
  }

  /** The number of enquiries in each of the four states. */
  depth(): Promise<Depth[]> {
    return depth(this.#store)
  }
}
