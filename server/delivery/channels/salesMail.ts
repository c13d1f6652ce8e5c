import type { Log } from '#server/log.ts'
import { composeMail, composePlainHeaders } from '#server/mail/composeMail.ts'
import { DeliveryError, type MailTransport } from '#server/mail/MailTransport.ts'
import type { MailSettings } from '#server/settings/settings.ts'
import type { Channel } from './Channel.ts'

/**
 * How often a mail is tried again because some of its recipients are refused. The attempts last ten minutes, longer
 * than greylisting.
 */
const maxPartialAttempts = 8

/** The mail to the sales mailbox, or to that of the daily probe. */
export function salesMail(transport: MailTransport, mail: MailSettings, log: Log): Channel {
  /** If the server refuses a mail for good, it is sent once more without the visitor's text in its headers. */
  async function send(enquiries: Parameters<Channel['send']>[0]) {
    try {
      return await transport.send(composeMail(enquiries, mail))
    } catch (error) {
      const isRefused = error instanceof DeliveryError && error.code === 'EMESSAGE' && error.permanent
      if (!isRefused || enquiries.length > 1) throw error
      log.warn({ enquiryId: enquiries[0].id, reason: error.message }, 'mail-without-typed-headers')
      return transport.send(composePlainHeaders(enquiries[0], mail))
    }
  }

  return {
    name: 'mail',
    isFor: ({ isProbe }) => !isProbe || mail.probeTo !== undefined,
    async send(enquiries) {
      const refused = await send(enquiries)
      // All recipients get the next attempt, too: a second copy is better than a mail that never arrives.
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
