import { randomUUID } from 'node:crypto'
import { DeliveryError, messageId, type MailMessage } from '#server/mail/MailTransport.ts'
import { htmlBody, plainBody } from '#server/mail/renderBody.ts'
import { everyCommand, smtpTransport } from '#server/mail/smtpTransport.ts'
import type { MailSettings, Settings } from '#server/settings/settings.ts'
import { minute, second } from '#server/durations.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import { resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn, fail } = resultsAbout('mail')

/** Advice for each code of an error. Errors of certificates have no such code. */
const advice: Partial<Record<string, string>> = {
  EAUTH: 'correct user and password in SMTP_URL',
  ENOAUTH: 'give user and password in SMTP_URL',
  ETLS: 'the server offers no TLS that is good enough: try smtps://, or ask its operator',
  EDNS: 'correct the host in SMTP_URL; in .env a # ends the address, so write a # of the password as %23',
  EENVELOPE: 'see that the server takes mails from MAIL_FROM to ENQUIRY_TO',
}
const reach = 'check host and port in SMTP_URL, and that this machine may connect there'
/** In ms: a person waits for the result. The server itself waits longer. */
const timeouts = {
  dnsTimeout: 30 * second,
  connectionTimeout: minute,
  greetingTimeout: minute,
  socketTimeout: minute,
  mail: 3 * minute,
}
const trust =
  'the host in SMTP_URL must be the one on the certificate; the file of an authority of your own goes to NODE_EXTRA_CA_CERTS, not in .env but in the environment (systemctl edit website)'

/** Checks that the mail server is reached, offers TLS, and accepts our password. @param shouldSend a test mail, too */
export async function checkMail(
  { smtpUrl, ehloName, mail }: Pick<Settings, 'smtpUrl' | 'ehloName' | 'mail'>,
  shouldSend: boolean,
): Promise<CheckResult[]> {
  if (smtpUrl === undefined) {
    return [warn('mails are written to files in DATA_DIR/mails, and reach nobody: set SMTP_URL')]
  }
  const transport = smtpTransport(smtpUrl, ehloName, timeouts)
  try {
    await transport.verify()
    if (!shouldSend) return [ok('the server answers and lets us in; --send sends a test mail')]
    const refused = await transport.send(testMail(mail), everyCommand)
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
    return [fail(`no mail can be sent (${error.message}): ${adviceFor(error, ehloName)}`)]
  }
}

function adviceFor({ code, smtpCode, message }: DeliveryError, ehloName: string) {
  if (/certificate|altnames/i.test(message)) return trust
  if (/: (?:EHLO|HELO), /.test(message)) {
    return `this machine introduces itself as ${ehloName}: set EHLO_NAME to the name that the server expects, or ask its operator`
  }
  if (advice[code] !== undefined) return advice[code]
  // Such as 554 in place of a greeting, where the address of this machine is on a blocklist.
  if (smtpCode !== undefined) return `the server answered, and refused with ${smtpCode}: ask its operator`
  if (code === 'ETIMEDOUT') return `${reach}; a slow server still gets the mails, as they wait longer`
  return reach
}

function testMail({ from, to }: MailSettings): MailMessage {
  const subject = 'Test mail from the website'
  const text = 'This is the test mail of "npm run doctor -- --send": enquiries from the website arrive here.'
  const body = { language: languages[defaultLanguage], title: subject, intro: [{ text }], enquiries: [] }
  return {
    id: messageId(`doctor-${randomUUID()}`, from),
    from: { ...from, name: from.name || 'Website' },
    replyTo: null,
    to,
    subject,
    text: plainBody(body),
    html: htmlBody(body),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
