import type { MailKind } from './words.ts'

/** A mail of the form, as a mailbox gets it. */
export interface Mail {
  kind: MailKind
  language: string
  /** The sender's name. */
  from: string
  subject: string
  text: string
  html: string
}
