import { fillTexts, type EnquiryTexts } from '#shared/enquiryFields.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import type { Database } from '#server/store/database/Database.ts'

/** The columns for StoredEnquiry, under its names. */
export const enquiryColumns = `id, reference, created_at AS "createdAt", language, texts, captcha, state, digest,
  COALESCE(digest_id, id) AS "mailId", attempts, next_at AS "nextAt", last_error AS "lastError", sent_at AS "sentAt"`

export interface EnquiryRow extends Omit<StoredEnquiry, 'texts' | 'digest'> {
  /** JSON, since a text column refuses some characters, such as U+0000. */
  texts: string | null
  digest: number
}

export function toEnquiry(row: EnquiryRow): StoredEnquiry {
  const texts = row.texts === null ? null : readTexts(row.texts)
  return { ...row, texts, digest: row.digest === 1 }
}

/**
 * Reads the texts of the column. A field that the form did not have yet is empty. A field that the form no longer has
 * stays, for the export.
 */
export function readTexts(json: string): EnquiryTexts {
  const stored = JSON.parse(json) as Partial<EnquiryTexts>
  return { ...stored, ...fillTexts(stored) }
}

export interface OutboxContext {
  database: Database
  /** The first value of every statement that asks for the time: see currentTime. */
  now: () => number | null
}
