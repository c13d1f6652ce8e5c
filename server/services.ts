import { randomUUID } from 'node:crypto'
import { captchaVerifier } from '#server/enquiries/captcha.ts'
import { createXsrf } from '#server/enquiries/xsrf.ts'
import { createHealth } from '#server/http/health.ts'
import type { Log } from '#server/log.ts'
import { systemClock } from '#server/delivery/deliver.ts'
import { confirmation } from '#server/delivery/channels/confirmation.ts'
import { startDailyProbe } from '#server/mail/dailyProbe.ts'
import { createDeliveryWorker } from '#server/delivery/deliveryWorker.ts'
import { eraseMailFiles, fileTransport, mailFolder } from '#server/mail/fileTransport.ts'
import { salesMail } from '#server/delivery/channels/salesMail.ts'
import { smtpTransport } from '#server/mail/smtpTransport.ts'
import { Metrics } from '#server/Metrics.ts'
import { captchaHostnames, type Settings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { checkWritable, closeOrLog } from '#server/store/database/Database.ts'
import { openDatabase } from '#server/store/database/openDatabase.ts'
import { eraseOld } from '#server/store/erasure.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { RateLimit } from '#server/store/RateLimit.ts'
import { startRetention } from '#server/store/retention.ts'
import { readOrMakeSecret } from '#server/store/secrets.ts'
import { StoreError } from '#server/StoreError.ts'
import { webhook } from '#server/delivery/channels/webhook.ts'

export type Services = Awaited<ReturnType<typeof openServices>>

/** @throws StartError where the store cannot be opened */
export async function openServices(settings: Settings, log: Log) {
  const { siteOrigin, smtpUrl, ehloName, captcha, mail, confirmations } = settings
  const folder = mailFolder(settings.dataDir)
  const transport = smtpUrl === undefined ? fileTransport(folder) : smtpTransport(smtpUrl, ehloName)
  const { database, xsrfSecret, rateSecret } = await openStoreWithSecrets(settings, log)
  const outbox = new Outbox(database)
  const rateLimit = new RateLimit(database)
  const metrics = new Metrics(outbox)
  const workerId = randomUUID()
  const limits = { rateLimit, maxADay: confirmations, secret: rateSecret, log }
  const channels = [
    salesMail(transport, mail, log),
    ...(settings.webhook ? [webhook(settings.webhook)] : []),
    ...(confirmations > 0 ? [confirmation(transport, mail, limits)] : []),
  ]
  const deliveryWorker = createDeliveryWorker({
    outbox,
    channels,
    log,
    metrics,
    workerId,
    clock: systemClock,
  })

  async function eraseTexts() {
    const count = await eraseOld(database, settings.retentionDays)
    // Mail files may be left from a time without SMTP_URL.
    await eraseMailFiles(folder, database)
    return count
  }

  const running: { stop: () => Promise<void> }[] = [deliveryWorker]
  return {
    database,
    appDependencies: {
      health: createHealth(() => checkWritable(database), log),
      metrics,
      settings,
      outbox,
      rateLimit,
      deliveryWorker,
      verifyCaptcha: captchaVerifier(captcha, captchaHostnames(siteOrigin, captcha.secret), log),
      xsrf: createXsrf(xsrfSecret, siteOrigin),
      rateSecret,
      log,
    },
    start() {
      if (smtpUrl === undefined) log.warn({ folder }, 'mails-written-to-files')
      deliveryWorker.start()
      running.push(startRetention(eraseTexts, () => database.scrub(), rateLimit, log))
      if (mail.probeTo) running.push(startDailyProbe(outbox, mail.from, rateSecret, log))
    },
    async stop() {
      await Promise.all(running.map((each) => each.stop()))
    },
    /** Closes the store. Nothing may use it after that. */
    close: () => database.close(),
  }
}

async function openStoreWithSecrets(settings: Settings, log: Log) {
  const database = await openDatabase(settings, log)
  try {
    const xsrfSecret = settings.xsrfSecret ?? (await readOrMakeSecret(database, 'xsrf'))
    const rateSecret = await readOrMakeSecret(database, 'rate')
    return { database, xsrfSecret, rateSecret }
  } catch (error) {
    await closeOrLog(database, log)
    if (!(error instanceof StoreError)) throw error
    throw new StartError(`The store failed (${error.message}): try again, and see npm run doctor`)
  }
}
