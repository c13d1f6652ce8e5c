import { withoutAddresses } from '#server/withoutAddresses.ts'

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
