import { createTransport, type NodemailerError } from 'nodemailer'
import { type MailTransport, nodemailerMessage, codeOf, MailError } from './MailTransport.ts'
import { readSmtpUrl } from './smtpUrl.ts'

/** In ms. Nodemailer's own go up to ten minutes, as long as an enquiry would wait for the next attempt. */
export const smtpTimeouts = {
  dns: 5_000,
  /** From the look-up of the name to the end of STARTTLS, the greeting included. */
  connect: 5_000,
  greeting: 5_000,
  /** Without a byte from the server. */
  silence: 15_000,
  /** For a mail as a whole, its wait for a connection included: a server may also trickle for ever. */
  mail: 60_000,
}

/** As many connections as the courier sends mails at a time. */
const connections = 2
const mailsPerConnection = 50

/**
 * Sends mails over SMTP. Certificates are always verified (an own authority: NODE_EXTRA_CA_CERTS), and a
 * server that offers no TLS where it is required gets no mail.
 * @param url SMTP_URL
 * @throws StartError for an address that is wrong.
 */
export function smtpTransport(url: string, timeouts = smtpTimeouts): MailTransport {
  const { host, port, tls, auth } = readSmtpUrl(url)
  const transporter = createTransport({
    pool: true,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    ...(auth && { auth }),
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    // Once, for the connection that the server closed while nothing was sent over it.
    maxRequeues: 1,
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // Idle connections are closed before `socketTimeout` reports them as errors.
    idleTimeout: (timeouts.silence * 2) / 3,
  })

  return {
    send: (message) => {
      const signal = AbortSignal.timeout(timeouts.mail)
      return failing(transporter.sendMail({ ...nodemailerMessage(message), signal }))
    },
    verify: () => failing(transporter.verify()),
    close: async () => transporter.close({ force: true }),
  }
}

async function failing(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    throw smtpError(error)
  }
}

/**
 * Commands whose answers may be quoted: the server has not seen the mail by then, so it cannot repeat what
 * a visitor wrote. Any other answer is told by its numbers alone.
 */
const quotable = /^(?:EHLO|HELO|STARTTLS|AUTH\b.*|MAIL FROM|RCPT TO)$/

/** Nodemailer's error as ours. */
function smtpError(error: unknown): MailError {
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
