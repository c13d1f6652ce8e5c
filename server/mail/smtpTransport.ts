import { createTransport, type NodemailerError } from 'nodemailer'
import { errorCode } from '#server/personalData.ts'
import { DeliveryError, type MailMessage, nodemailerMessage, type RefusedRecipient } from './MailTransport.ts'
import { readSmtpUrl } from './smtpUrl.ts'

/** In ms, as nodemailer names them. Its defaults are up to ten minutes, and so long would an enquiry wait for a retry. */
export const smtpTimeouts = {
  dnsTimeout: 5_000,
  /** From the DNS lookup to the end of STARTTLS, the greeting included. */
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  /** Without a byte from the server. */
  socketTimeout: 15_000,
  /** For a whole mail, its connection included: a slow server could send a byte at a time for ever. */
  mail: 60_000,
}

/** Certificates are always verified; NODE_EXTRA_CA_CERTS adds an authority. @throws StartError for a wrong address */
export function smtpTransport(url: string, { mail: mailTimeout, ...timeouts } = smtpTimeouts) {
  const { host, port, tls, auth } = readSmtpUrl(url)
  const transporter = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    auth: auth ?? undefined,
    ...timeouts,
  })

  return {
    send: async (message: MailMessage): Promise<RefusedRecipient[]> => {
      const signal = AbortSignal.timeout(mailTimeout)
      const mail = { ...nodemailerMessage(message), signal }
      const sent = await transporter.sendMail(mail).catch(throwSmtpError)
      return (sent.rejectedErrors ?? []).map((error) => ({
        address: error.recipient ?? '',
        error: smtpError(error),
      }))
    },
    verify: () => transporter.verify().catch(throwSmtpError),
  }
}

function throwSmtpError(error: unknown): never {
  throw smtpError(error)
}

/** Commands whose answers may be quoted: they come before the mail, so no answer can repeat a visitor's text. */
const quotableCommands = /^(?:EHLO|HELO|STARTTLS|AUTH\b.*|MAIL FROM|RCPT TO)$/

function smtpError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError(errorCode(error))
  const { command = '', responseCode, response, message }: NodemailerError = error
  return new DeliveryError(errorCode(error), {
    smtpCode: responseCode,
    permanent: isPermanent(responseCode),
    detail: [command, quotableReply(message, response, command)].filter(Boolean).join(', '),
  })
}

/** An error without an answer has the system's own message: "connect ECONNREFUSED …". */
function quotableReply(message: string, response: string | undefined, command: string) {
  if (response === undefined) return message
  return quotableCommands.test(command) ? response : (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? '')
}

/** 503 is about the session, not about the mail: the next session may succeed. */
function isPermanent(smtpCode = 0) {
  return smtpCode >= 500 && smtpCode < 600 && smtpCode !== 503
}
