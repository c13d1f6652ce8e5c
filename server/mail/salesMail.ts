import type { Log } from '#server/log.ts'
import { composeMail } from './composeMail.ts'
import type { MailSettings, MailTransport } from './MailTransport.ts'
import type { Way } from './Way.ts'

/** Attempts for a recipient that is refused while others take the mail. They take ten minutes, longer than greylisting. */
const maxPartialAttempts = 8

/** The mail to the sales mailbox, or to that of the daily probe. */
export function salesMail(transport: MailTransport, mail: MailSettings, log: Log): Way {
  return {
    name: 'mail',
    isFor: ({ isProbe }) => !isProbe || mail.probeTo !== undefined,
    async send(enquiries) {
      const refused = await transport.send(composeMail(enquiries, mail))
      // The mail is tried again for all: it comes to some several times rather than never to one.
      const later = refused.find(({ error }) => !error.permanent)
      if (later && enquiries[0].attempts < maxPartialAttempts) throw later.error
      const enquiryIds = enquiries.map(({ id }) => id)
      for (const { error } of refused) {
        log.error({ enquiryIds, smtpCode: error.smtpCode, reason: error.message }, 'recipient-refused')
      }
      return refused.length
    },
  }
}
