import { createHmac } from 'node:crypto'
import { day } from '#server/durations.ts'
import type { Log } from '#server/log.ts'
import type { RateLimit } from '#server/store/RateLimit.ts'
import { composeConfirmation } from '#server/mail/composeMail.ts'
import { visitorAddress } from '#server/mail/describeEnquiries.ts'
import { DeliveryError, type MailTransport } from '#server/mail/MailTransport.ts'
import type { MailSettings } from '#server/settings/settings.ts'
import type { Channel } from './Channel.ts'

/** The limit of confirmations to one address a day: anyone can type the address of somebody else. */
const maxToAddress = 3

/**
 * Confirms an enquiry to its visitor. A wrong address or the limit ends the attempts: sales already has the enquiry.
 */
export function confirmation(
  transport: MailTransport,
  mail: MailSettings,
  { rateLimit, maxADay, secret, log }: { rateLimit: RateLimit; maxADay: number; secret: string; log: Log },
): Channel {
  const isWithinLimit = async (limit: number, key: string) =>
    (await rateLimit.take(`confirmation ${key}`, [{ limit, windowMs: day }])) === 0
  const hasRoom = async (address: string) => {
    const key = createHmac('sha256', secret).update(address.toLowerCase()).digest('base64url')
    return (await isWithinLimit(maxToAddress, key)) && isWithinLimit(maxADay, 'of anyone')
  }
  return {
    name: 'confirmation',
    isFor: ({ isProbe, captcha, digest, texts }) =>
      !isProbe && captcha === 'passed' && !digest && visitorAddress(texts) !== null,
    async send([enquiry]) {
      const giveUp = (reason: string) => log.warn({ enquiryId: enquiry.id, reason }, 'confirmation-given-up')
      if (!(await hasRoom(enquiry.texts.email))) return giveUp('limit')
      try {
        await transport.send(composeConfirmation(enquiry, mail))
      } catch (error) {
        if (!(error instanceof DeliveryError && error.permanent)) throw error
        giveUp(error.message)
      }
    },
  }
}
