import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { captchaVerifier } from './call/captcha.ts'
import type { CallTools } from './call/receiveEnquiries.ts'
import { XsrfTokens } from './call/XsrfTokens.ts'
import { systemClock } from './mail/Clock.ts'
import { mailComposer } from './mail/composeMail.ts'
import { Courier } from './mail/Courier.ts'
import { fileTransport } from './mail/fileTransport.ts'
import { eraseMailFiles, mailFolder } from './mail/mailFiles.ts'
import { smtpTransport } from './mail/smtpTransport.ts'
import { Metrics } from './operations/Metrics.ts'
import { captchaHostnames } from './settings/captchaHostnames.ts'
import type { Settings } from './settings/Settings.ts'
import { openDatabase, type Database } from './store/Database.ts'
import { Outbox } from './store/Outbox.ts'
import { RateLimit } from './store/RateLimit.ts'
import { startRetention } from './store/Retention.ts'
import { readOrMakeSecret } from './store/secrets.ts'

/** What keeps and sends enquiries, ready to be used. */
export interface Services {
  tools: CallTools
  database: Database
  outbox: Outbox
  metrics: Metrics
  /** Begins to send what waits, and to erase what is old. */
  start(): void
  /** Ends that, and lets go of what is claimed. */
  stop(): Promise<void>
  /** Closes the store, once nothing uses it any more. */
  close(): Promise<void>
}

/** @throws StartError where the store or the mail server's address is of no use. */
export async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const { smtpUrl } = settings
  const folder = mailFolder(settings.dataDir)
  const transport = smtpUrl === undefined ? fileTransport(folder) : smtpTransport(smtpUrl)
  const database = await openDatabase(settings, log)
  const outbox = new Outbox(database)
  const rateLimit = new RateLimit(database, settings.rateRules)
  const metrics = new Metrics(outbox)
  const courier = new Courier({
    outbox,
    transport,
    compose: mailComposer(settings.mail),
    log,
    metrics,
    owner: randomUUID(),
    clock: systemClock,
  })
  const eraseDelivered = async (before: number) => {
    const count = await outbox.eraseDelivered(before)
    // Whatever the transport is now: files of an earlier time may be there.
    await eraseMailFiles(folder, outbox)
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
      courier,
      verifyCaptcha: captchaVerifier({
        ...settings.captcha,
        hostnames: captchaHostnames(settings),
        log,
      }),
      xsrf: new XsrfTokens(settings.xsrfSecret ?? (await readOrMakeSecret(database, 'xsrf'))),
      rateSecret: await readOrMakeSecret(database, 'rate'),
      log,
    },
    start() {
      if (smtpUrl === undefined) log.warn({ folder }, 'mails-are-written-to-files')
      courier.start()
      const retention = { days: settings.retentionDays, now: Date.now, log }
      running.push(courier, startRetention(eraseDelivered, rateLimit, retention))
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
