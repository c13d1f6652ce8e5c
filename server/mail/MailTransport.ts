import { withoutAddresses } from '#server/personalData.ts'
import type { SendMailOptions } from 'nodemailer'

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

interface Failure {
  /** A short code, nodemailer's or the system's: EAUTH, ETIMEDOUT, ENOSPC … */
  code: string
  /** Whether the other side refused for good (5xx). It mostly means our own configuration. */
  permanent?: boolean
  /** The status of the SMTP server's answer, if it gave one. */
  smtpCode?: number | undefined
  /** More for the operator; addresses are taken out. */
  detail?: string
}

/** Why a mail did not leave. Its message may be logged and stored: it holds no address and no text of a mail. */
export class MailError extends Error {
  readonly code: string
  readonly permanent: boolean
  readonly smtpCode: number | undefined

  constructor({ code, permanent = false, smtpCode, detail = '' }: Failure) {
    const status = smtpCode === undefined ? '' : ` ${smtpCode}`
    super(`${code}${status}${detail && `: ${shortLine(detail)}`}`)
    this.name = 'MailError'
    this.code = code
    this.permanent = permanent
    this.smtpCode = smtpCode
  }
}

const longestDetail = 200

function shortLine(text: string) {
  return withoutAddresses(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, longestDetail)
}

/** Any error's code; its message may hold anything. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'EUNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** A mail as nodemailer takes it: structured addresses, a fixed envelope, and no way to a file or a URL. */
export function nodemailerMessage({ id, replyTo, from, to, ...content }: MailMessage): SendMailOptions {
  return {
    ...content,
    messageId: id,
    from,
    to: [...to],
    ...(replyTo && { replyTo }),
    envelope: { from: from.address, to: to.map(({ address }) => address) },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
