import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { captchaVerifier } from '#server/enquiries/captcha.ts'
import type { EnquiryRouteTools } from '#server/enquiries/enquiryRoute.ts'
import { XsrfTokens } from '#server/enquiries/xsrf.ts'
import { systemClock } from '#server/mail/delivery.ts'
import { mailComposer } from '#server/mail/composeMail.ts'
import { DeliveryWorker } from '#server/mail/DeliveryWorker.ts'
import { fileTransport, eraseMailFiles, mailFolder } from '#server/mail/fileTransport.ts'
import { smtpTransport } from '#server/mail/smtpTransport.ts'
import { Metrics } from '#server/Metrics.ts'
import { captchaHostnames, type Settings } from '#server/settings/settings.ts'
import type { Database } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { RateLimit } from '#server/store/RateLimit.ts'
import { eraseDelivered } from '#server/store/erasure.ts'
import { startRetention } from '#server/store/retention.ts'
import { readOrMakeSecret } from '#server/store/secrets.ts'

/** What stores and sends enquiries, ready to be used. */
export interface Services {
  tools: EnquiryRouteTools
  database: Database
  outbox: Outbox
  metrics: Metrics
  /** Starts to send enquiries that wait, and to erase old ones. */
  start(): void
  /** Stops both, and releases claimed enquiries for other servers. */
  stop(): Promise<void>
  /** Closes the store. Nothing may use it after that. */
  close(): Promise<void>
}

/** @throws StartError where the store cannot be opened, or SMTP_URL is wrong. */
export async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const { smtpUrl } = settings
  const folder = mailFolder(settings.dataDir)
  const transport = smtpUrl === undefined ? fileTransport(folder) : smtpTransport(smtpUrl)
  const database = await openDatabase(settings, log)
  const outbox = new Outbox(database)
  const rateLimit = new RateLimit(database, settings.rateRules)
  const metrics = new Metrics(outbox)
  const deliveryWorker = new DeliveryWorker({
    outbox,
    transport,
    compose: mailComposer(settings.mail),
    log,
    metrics,
    owner: randomUUID(),
    clock: systemClock,
  })
  const erase = async (before: number) => {
    const count = await eraseDelivered(database, before)
    // Even if mails go over SMTP now, files from before may still be there.
    await eraseMailFiles(folder, database)
    return count
  }
  const running: { stop(): Promise<void> }[] = []
  return {
    database,
    outbox,
    metrics,
    tools: {
      metrics,
      settings,
      outbox,
      rateLimit,
      deliveryWorker,
      verifyCaptcha: captchaVerifier({
        ...settings.captcha,
        hostnames: captchaHostnames(settings.siteOrigin, settings.captcha.secret),
        log,
      }),
      xsrf: new XsrfTokens(settings.xsrfSecret ?? (await readOrMakeSecret(database, 'xsrf'))),
      rateSecret: await readOrMakeSecret(database, 'rate'),
      log,
    },
    start() {
      if (smtpUrl === undefined) log.warn({ folder }, 'mails-written-to-files')
      deliveryWorker.start()
      const retention = { days: settings.retentionDays, now: Date.now, log }
      running.push(deliveryWorker, startRetention(erase, rateLimit, retention))
    },
    async stop() {
      await Promise.all(running.map((each) => each.stop()))
    },
    async close() {
      await transport.close()
      await database.close()
    },
  }
}
