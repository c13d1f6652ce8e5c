import type { Database } from '#server/store/database/Database.ts'
import type { EnquiryState, NewEnquiry, StoredEnquiry } from '#server/store/Enquiry.ts'
import { claim, claimDigest } from './claim.ts'
import { eraseByEmail, eraseDelivered, findErased } from './erase.ts'
import { extendLease, releaseClaims, markFailed, markSent, retry } from './changeState.ts'
import type { OutboxContext } from './enquiryTable.ts'
import { findByKey, type ExistingEnquiry, put } from './put.ts'
import { all, type Depth, depth, get, list } from './read.ts'

/**
 * Enquiries on their way to the sales mailbox. States: queued → sending (claimed by an owner for the time
 * of a lease) → sent, or back to queued, or dead. Nothing is ever deleted; texts can be erased.
 */
export class Outbox {
  readonly #store: OutboxContext

  /** @param now in tests, instead of the database's clock. */
  constructor(database: Database, now?: () => number) {
    this.#store = { database, now: () => now?.() ?? null }
  }

  /** Durable when it resolves. The same key gives the enquiry stored first, whose fingerprint may differ. */
  put(enquiry: NewEnquiry): Promise<ExistingEnquiry & { isNew: boolean }> {
    return put(this.#store, enquiry)
  }

  /** What a key has stored; its fingerprint is '' once the texts are erased. */
  findByKey(idempotencyKey: string): Promise<ExistingEnquiry | undefined> {
    return findByKey(this.#store, idempotencyKey)
  }

  /** Takes the enquiry that is due longest. Never the same to two owners whose lease runs. */
  claim(owner: string, leaseMs: number): Promise<StoredEnquiry | undefined> {
    return claim(this.#store, { owner, leaseMs })
  }

  /**
   * Takes enquiries of a flood, to be mailed together: up to so many new ones, or all that are left of those
   * that were tried together before.
   */
  claimDigest(owner: string, leaseMs: number, limit: number): Promise<StoredEnquiry[]> {
    return claimDigest(this.#store, { owner, leaseMs }, limit)
  }

  /** This and the next two are fenced: false where any of them was lost to another owner. */
  extendLease(ids: readonly string[], owner: string, leaseMs: number): Promise<boolean> {
    return extendLease(this.#store, ids, owner, leaseMs)
  }

  markSent(ids: readonly string[], owner: string): Promise<boolean> {
    return markSent(this.#store, ids, owner)
  }

  /** @param failure its error without addresses or texts; retryAt in ms since the epoch, null: dead. */
  markFailed(
    ids: readonly string[],
    owner: string,
    failure: { error: string; retryAt: number | null },
  ): Promise<boolean> {
    return markFailed(this.#store, ids, owner, failure)
  }

  /** Gives back what an owner holds, due at once. */
  releaseClaims(owner: string): Promise<void> {
    return releaseClaims(this.#store, owner)
  }

  /** The newest first. */
  list(filter: { state?: EnquiryState | undefined; limit: number }): Promise<StoredEnquiry[]> {
    return list(this.#store, filter)
  }

  /** @param idOrReference in capitals or not, with look-alikes (O for 0) in the reference. */
  get(idOrReference: string): Promise<StoredEnquiry | undefined> {
    return get(this.#store, idOrReference)
  }

  /**
   * Makes a dead or waiting enquiry due now, with the others of its digest; false where it is neither, or its
   * texts are erased.
   */
  retry(idOrReference: string): Promise<boolean> {
    return retry(this.#store, idOrReference)
  }

  /** The oldest first. */
  all(): AsyncIterable<StoredEnquiry> {
    return all(this.#store)
  }

  /** Erases in every state, and takes out of delivery (dead, 'erased'); case does not matter. */
  eraseByEmail(email: string): Promise<number> {
    return eraseByEmail(this.#store, email)
  }

  /** @param before the time of delivery, in ms since the epoch. */
  eraseDelivered(before: number): Promise<number> {
    return eraseDelivered(this.#store, before)
  }

  /** Those of the enquiries whose texts are erased. */
  findErased(ids: readonly string[]): Promise<string[]> {
    return findErased(this.#store, ids)
  }

  /** How many are in each of the four states, for metrics. */
  depth(): Promise<Depth[]> {
    return depth(this.#store)
  }
}
