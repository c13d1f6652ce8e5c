/** A mailbox in its two parts: a string would be parsed, and could turn out to hold more than one. */
export interface MailAddress {
  /** Shown beside the address; empty for none. */
  name: string
  address: string
}

/** Who the mails are from and to: MAIL_FROM and ENQUIRY_TO. */
export interface MailSettings {
  /** Without a name the site's own, in the mail's language, stands there. */
  from: MailAddress
  to: readonly MailAddress[]
}

/** A mail, ready to be sent. The envelope is always `from` and `to`, never what a visitor typed. */
export interface MailMessage {
  /** Message-ID with its angle brackets; the same at each attempt, so that a mailbox can drop a second copy. */
  id: string
  from: MailAddress
  replyTo: MailAddress | null
  to: readonly MailAddress[]
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

/** A way for mails to leave. Every failure is a MailError. */
export interface MailTransport {
  /** Resolves once the other side has taken the mail. */
  send(message: MailMessage): Promise<void>
  /** Proves that mails can be sent now, without sending one. */
  verify(): Promise<void>
  /** Ends at once, with what is being sent. */
  close(): Promise<void>
}
