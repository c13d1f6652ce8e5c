import { domainToASCII } from 'node:url'
import { withoutAddresses } from '#server/personalData.ts'
import type { MailAddress } from '#server/settings/mailboxes.ts'
import type { SendMailOptions } from 'nodemailer'

/**
 * A mail, ready to be sent. Its envelope is `from` and `to`; only a confirmation goes to an address that a visitor
 * typed.
 */
export interface MailMessage {
  /** Message-ID with its angle brackets. It is the same at each attempt, so that a mailbox can drop a second copy. */
  id: string
  from: MailAddress
  replyTo: MailAddress | null
  to: readonly MailAddress[]
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

/** A Message-ID with its angle brackets. @param key the part before the `@` */
export function messageId(key: string, { address }: MailAddress): string {
  return `<${key}@${domainToASCII(address.slice(address.lastIndexOf('@') + 1))}>`
}

/** Every failure is a DeliveryError. */
export interface MailTransport {
  /** Resolves once the server has accepted the mail for somebody, with the recipients that it refused. */
  send(message: MailMessage): Promise<RefusedRecipient[]>
}

/** A recipient that was refused while others got the mail. The address must not be logged. */
export interface RefusedRecipient {
  address: string
  error: DeliveryError
}

/**
 * Why an enquiry was not delivered. The message may be logged and stored: it has no address and no text of a visitor.
 */
export class DeliveryError extends Error {
  /** A short code, nodemailer's or the system's: EAUTH, ETIMEDOUT, ENOSPC … */
  readonly code: string
  /** Whether the server refused permanently (5xx). In most cases our configuration is wrong. */
  readonly permanent: boolean
  readonly smtpCode: number | undefined

  constructor(
    code: string,
    details: { permanent?: boolean; smtpCode?: number | undefined; detail?: string } = {},
  ) {
    const { permanent = false, smtpCode, detail = '' } = details
    const status = smtpCode === undefined ? '' : ` ${smtpCode}`
    super(`${code}${status}${detail && `: ${shortLine(detail)}`}`)
    this.name = 'DeliveryError'
    this.code = code
    this.permanent = permanent
    this.smtpCode = smtpCode
  }
}

const maxDetailLength = 200

function shortLine(text: string) {
  return withoutAddresses(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, maxDetailLength)
}

/** The mail as nodemailer's options: structured addresses, a fixed envelope, and no access to files or URLs. */
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
