import { createTransport } from 'nodemailer'
import type { MailTransport } from './MailMessage.ts'
import { nodemailerMessage } from './nodemailerMessage.ts'
import { smtpError } from './smtpError.ts'
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
    // Goodbye is said before the silence counts as a failure.
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
