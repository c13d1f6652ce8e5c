import { fillMissingFields, type EnquiryTexts } from '#enquiry/enquiryFields.ts'

export const enquiryStates = ['queued', 'sending', 'sent', 'dead'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export interface NewEnquiry {
  idempotencyKey: string
  /** A hash of the texts. It shows whether a repeated key has the same texts. */
  fingerprint: string
  language: string
  texts: EnquiryTexts
  captcha: 'passed' | 'unverified'
  /** Whether the enquiry arrived in a flood, and is mailed together with others. */
  digest: boolean
  /** Whether the server itself made this enquiry, to test the mails (`dailyProbe.ts`). */
  isProbe?: boolean
}

/** An enquiry in the store. Times are ms since the epoch. */
export interface StoredEnquiry extends Pick<NewEnquiry, 'language' | 'captcha' | 'digest'> {
  isProbe: boolean
  /** A UUID of version 7, which is ordered by time. */
  id: string
  /** The name for people, such as QT-7K3M9P. */
  reference: string
  createdAt: number
  /** Null once erased. */
  texts: EnquiryTexts | null
  state: EnquiryState
  /** The id of its mail, the same at each attempt: its own id, or the digest's id if it is in a digest. */
  mailId: string
  deliveredChannels: readonly string[]
  /** How often it was claimed, the current claim included. */
  attempts: number
  nextAt: number
  lastError: string | null
  sentAt: number | null
}

/** An enquiry whose texts are not erased. */
export type DeliverableEnquiry = StoredEnquiry & { texts: EnquiryTexts }

export const enquiryColumns = `id, reference, created_at AS "createdAt", language, texts, captcha, state, digest,
  COALESCE(digest_id, id) AS "mailId", attempts, next_at AS "nextAt", last_error AS "lastError", sent_at AS "sentAt",
  ways_done AS "deliveredChannels", is_probe AS "isProbe"`

export interface EnquiryRow extends Omit<
  StoredEnquiry,
  'texts' | 'digest' | 'isProbe' | 'deliveredChannels'
> {
  /** JSON, since a text column refuses some characters, such as U+0000. */
  texts: string | null
  digest: number
  isProbe: number
  /** The names of the channels, with spaces between them. */
  deliveredChannels: string
}

export function toEnquiry(row: EnquiryRow): StoredEnquiry {
  return {
    ...row,
    texts: row.texts === null ? null : readTexts(row.texts),
    digest: row.digest === 1,
    isProbe: row.isProbe === 1,
    deliveredChannels: row.deliveredChannels.split(' ').filter(Boolean),
  }
}

/** Fields that are newer than the enquiry are empty. Fields that the form no longer has stay, for the export. */
function readTexts(json: string): EnquiryTexts {
  const stored = JSON.parse(json) as Partial<EnquiryTexts>
  return { ...stored, ...fillMissingFields(stored) }
}
