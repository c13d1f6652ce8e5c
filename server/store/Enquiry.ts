import type { EnquiryTexts } from '#shared/enquiryFields.ts'

export const enquiryStates = ['queued', 'sending', 'sent', 'dead'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** An enquiry as it arrives, checked. */
export interface NewEnquiry {
  idempotencyKey: string
  /** Tells whether the same key comes with the same texts. */
  fingerprint: string
  language: string
  texts: EnquiryTexts
  captcha: 'passed' | 'unverified'
  digest: boolean
}

/** An enquiry in the store. Times are ms since the epoch. */
export interface StoredEnquiry {
  /** UUID of version 7: ordered by time. */
  id: string
  /** For people, such as QT-7K3M9P. */
  reference: string
  createdAt: number
  /** Code of the language the visitor used. */
  language: string
  /** Null once erased. */
  texts: EnquiryTexts | null
  captcha: 'passed' | 'unverified'
  state: EnquiryState
  /** Arrived in a flood: mailed together with others. */
  digest: boolean
  /** Names the mail that it is in, the same at each attempt: its own id, or its digest's once it is in one. */
  mailId: string
  /** How often it was claimed, the present time included. */
  attempts: number
  nextAt: number
  lastError: string | null
  sentAt: number | null
}
