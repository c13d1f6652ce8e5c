import type { NodemailerError } from 'nodemailer'
import { codeOf, MailError } from './MailError.ts'

/**
 * Commands whose answers may be quoted: the server has not seen the mail by then, so it cannot repeat what
 * a visitor wrote. Any other answer is told by its numbers alone.
 */
const quotable = /^(?:EHLO|HELO|STARTTLS|AUTH\b.*|MAIL FROM|RCPT TO)$/

/** Nodemailer's error as ours. */
export function smtpError(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError({ code: codeOf(error) })
  const { command = '', responseCode, response, message }: NodemailerError = error
  return new MailError({
    code: codeOf(error),
    smtpCode: responseCode,
    permanent: isPermanent(responseCode),
    detail: [command, words(message, response, command)].filter(Boolean).join(', '),
  })
}

/** Errors without an answer are the system's own words: "connect ECONNREFUSED …". */
function words(message: string, response: string | undefined, command: string) {
  if (response === undefined) return message
  return quotable.test(command) ? response : (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '')
}

/** 503 speaks of the session, not of the mail: the next one may do. */
function isPermanent(smtpCode = 0) {
  return smtpCode >= 500 && smtpCode < 600 && smtpCode !== 503
}
