import { createTransport, type NodemailerError } from 'nodemailer'
import { hour, minute, second } from '#server/durations.ts'
import { errorCode } from '#server/errors.ts'
import { DeliveryError, type MailMessage, nodemailerMessage, type RefusedRecipient } from './MailTransport.ts'
import { readSmtpUrl } from '#server/settings/smtpUrl.ts'

/**
 * In ms, under nodemailer's names. They are as long as those between mail servers: five minutes for a greeting, ten to
 * accept the mail. @see https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2
 */
export const smtpTimeouts = {
  dnsTimeout: 30 * second,
  /** From the DNS lookup to the end of STARTTLS, the greeting included. */
  connectionTimeout: 15 * minute,
  greetingTimeout: 5 * minute,
  /** The longest silence of the server. */
  socketTimeout: 10 * minute,
  /** For a whole mail, its connection included: a slow server could send a byte at a time for ever. */
  mail: hour,
}

/**
 * Certificates are always verified; NODE_EXTRA_CA_CERTS adds an authority.
 * @param ehloName how this server introduces itself. nodemailer's own name for a host without a dot, such as a
 * container, is [127.0.0.1], which Google's relay refuses. @throws StartError for a wrong address
 */
export function smtpTransport(
  url: string,
  ehloName: string,
  { mail: mailTimeout, ...timeouts } = smtpTimeouts,
) {
  const { host, port, tls, auth } = readSmtpUrl(url)
  const transporter = createTransport({
    host,
    port,
    name: ehloName,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    auth: auth ?? undefined,
    ...timeouts,
  })

  return {
    /** @param quotable the commands whose answers stand in the errors */
    send: async (message: MailMessage, quotable = beforeTheMail): Promise<RefusedRecipient[]> => {
      const signal = AbortSignal.timeout(mailTimeout)
      const mail = { ...nodemailerMessage(message), signal }
      try {
        const { rejectedErrors = [] } = await transporter.sendMail(mail)
        return rejectedErrors.map((error) => ({
          address: error.recipient ?? '',
          error: smtpError(error, quotable),
        }))
      } catch (error) {
        throw smtpError(error, quotable)
      }
    },
    /** Connects and logs in. */
    verify: async (): Promise<void> => {
      await transporter.verify().catch((error: unknown) => {
        throw smtpError(error, everyCommand)
      })
    },
  }
}

/** The server's answers to these commands cannot repeat a visitor's text. */
const beforeTheMail = /^(?:EHLO|HELO|STARTTLS|AUTH\b.*|MAIL FROM|RCPT TO)$/
/** For mails without a visitor's text. */
export const everyCommand = /^/

function smtpError(error: unknown, quotable: RegExp): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError(errorCode(error))
  const { command = '', responseCode, response, message }: NodemailerError = error
  return new DeliveryError(errorCode(error), {
    smtpCode: responseCode,
    permanent: isPermanent(responseCode),
    detail: [command, quotableReply(message, response, quotable.test(command))].filter(Boolean).join(', '),
  })
}

/** An error without an answer has the system's own message: "connect ECONNREFUSED …". */
function quotableReply(message: string, response: string | undefined, isQuotable: boolean) {
  if (response === undefined) return message
  return isQuotable ? response : (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '')
}

/** 503 is about the session, not about the mail: the next session may succeed. */
function isPermanent(smtpCode = 0) {
  return smtpCode >= 500 && smtpCode < 600 && smtpCode !== 503
}
