import { randomUUID } from 'node:crypto'
import { DeliveryError, messageId, type MailMessage, type MailSettings } from '#server/mail/MailTransport.ts'
import { smtpTransport } from '#server/mail/smtpTransport.ts'
import type { Settings } from '#server/settings/settings.ts'
import { findingsAbout, type Finding } from './Finding.ts'

const { ok, warn, fail } = findingsAbout('mail')

/** By the code of the error. Errors of certificates have no code of their own. */
const advice: Partial<Record<string, string>> = {
  EAUTH: 'correct user and password in SMTP_URL',
  ENOAUTH: 'give user and password in SMTP_URL',
  ETLS: 'the server offers no TLS that is good enough: try smtps://, or ask its operator',
  EDNS: 'correct the host in SMTP_URL',
  EENVELOPE: 'see that the server takes mails from MAIL_FROM to ENQUIRY_TO',
}
const reach = 'check host and port in SMTP_URL, and that this machine may connect there'
const trust =
  'the host in SMTP_URL must be the one on the certificate; the file of an authority of your own goes to NODE_EXTRA_CA_CERTS, not in .env but in the environment (systemctl edit website)'

/** Checks that the mail server is reached, offers TLS, and accepts our password. @param shouldSend a test mail, too */
export async function checkMail(
  { smtpUrl, mail }: Pick<Settings, 'smtpUrl'> & { mail: MailSettings },
  shouldSend: boolean,
): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    return [warn('mails are written to files in DATA_DIR/mails, and reach nobody: set SMTP_URL')]
  }
  const transport = smtpTransport(smtpUrl)
  try {
    await transport.verify()
    if (!shouldSend) return [ok('the server answers and lets us in; --send sends a test mail')]
    const refused = await transport.send(testMail(mail))
    if (refused.length === 0) {
      return [ok('the server has taken a test mail: look whether it is in the mailbox of ENQUIRY_TO')]
    }
    return refused.map(({ address, error }) =>
      fail(
        `the server has taken a test mail, but not for ${address} (${error.message}): correct ENQUIRY_TO, or ask the server’s operator`,
      ),
    )
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    return [fail(`no mail can be sent (${error.message}): ${adviceFor(error)}`)]
  }
}

function adviceFor({ code, smtpCode, message }: DeliveryError) {
  if (/certificate|altnames/i.test(message)) return trust
  // Such as 554 in place of a greeting, where the address of this machine is on a blocklist.
  if (code === 'EPROTOCOL' && smtpCode !== undefined) {
    return `the server answered, and refused this machine with ${smtpCode}: ask its operator`
  }
  return advice[code] ?? reach
}

function testMail({ from, to }: MailSettings): MailMessage {
  const text = 'This is the test mail of "npm run doctor -- --send": enquiries from the website arrive here.'
  return {
    id: messageId(`doctor-${randomUUID()}`, from),
    from: { ...from, name: from.name || 'Website' },
    replyTo: null,
    to,
    subject: 'Test mail from the website',
    text: `${text}\n`,
    html: `<p>${text}</p>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
