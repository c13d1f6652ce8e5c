import type { EnquiryTexts } from '#shared/enquiryFields.ts'

export const enquiryStates = ['queued', 'sending', 'sent', 'dead'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** A valid enquiry, before it is stored. */
export interface NewEnquiry {
  idempotencyKey: string
  /** A hash of the texts. It shows whether a repeated key has the same texts. */
  fingerprint: string
  language: string
  texts: EnquiryTexts
  captcha: 'passed' | 'unverified'
  digest: boolean
}

/** An enquiry in the store. Times are ms since the epoch. */
export interface StoredEnquiry {
  /** A UUID of version 7, which is ordered by time. */
  id: string
  /** The name for people, such as QT-7K3M9P. */
  reference: string
  createdAt: number
  /** The code of the language that the visitor used. */
  language: string
  /** Null once erased. */
  texts: EnquiryTexts | null
  captcha: 'passed' | 'unverified'
  state: EnquiryState
  /** Whether it arrived in a flood, and is mailed together with others. */
  digest: boolean
  /** The id of its mail, the same at each attempt: its own id, or the digest's id if it is in a digest. */
  mailId: string
  /** How often it was claimed, the current claim included. */
  attempts: number
  nextAt: number
  lastError: string | null
  sentAt: number | null
}
