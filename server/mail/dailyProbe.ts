import { everyHour } from '#server/everyHour.ts'
import type { Log } from '#server/log.ts'
import type { Outbox } from '#server/store/Outbox.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import type { MailAddress } from '#server/settings/mailboxes.ts'

const message = 'The website sends itself this enquiry once a day. It came: enquiries are delivered.'

/**
 * Stores a test enquiry once a day (UTC), whatever the number of servers and restarts. Its mail is sent like all others,
 * but to PROBE_TO: if that mail does not arrive, no mail reaches sales.
 * @param secret makes the key one that no visitor can send
 */
export function startDailyProbe(outbox: Pick<Outbox, 'put'>, from: MailAddress, secret: string, log: Log) {
  return everyHour(async () => {
    const date = new Date().toISOString().slice(0, 10)
    const idempotencyKey = `probe ${date} ${secret}`
    const texts = fillMissingFields({
      name: 'Website',
      email: from.address,
      subject: `Probe of ${date}`,
      message,
    })
    const marks = { captcha: 'passed', digest: false, isProbe: true } as const
    try {
      await outbox.put({ idempotencyKey, fingerprint: date, language: defaultLanguage, texts, ...marks })
    } catch (error) {
      log.error({ err: error }, 'probe-not-stored')
    }
  })
}
