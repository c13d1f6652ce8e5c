import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { captchaVerifier } from './call/captcha.ts'
import type { CallTools } from './call/receiveEnquiries.ts'
import { XsrfTokens } from './call/XsrfTokens.ts'
import { systemClock } from './mail/Clock.ts'
import { mailComposer } from './mail/composeMail.ts'
import { Courier } from './mail/Courier.ts'
import { fileTransport } from './mail/fileTransport.ts'
import { smtpTransport } from './mail/smtpTransport.ts'
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
  /** Begins to send what waits, and to erase what is old. */
  start(): void
  /** Ends that, lets go of what is claimed, and closes the store. */
  stop(): Promise<void>
}

/** @throws StartError where the store or the mail server's address is of no use. */
export async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const { smtpUrl } = settings
  const transport = smtpUrl === undefined ? fileTransport(mailFolder(settings)) : smtpTransport(smtpUrl)
  const database = await openDatabase(settings, log)
  const outbox = new Outbox(database)
  const courier = new Courier({
    outbox,
    transport,
    compose: mailComposer(settings.mail),
    log,
    owner: randomUUID(),
    clock: systemClock,
  })
  const running: { stop(): Promise<void> }[] = []
  return {
    database,
    outbox,
    tools: {
      settings,
      outbox,
      rateLimit: new RateLimit(database, settings.rateRules),
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
      if (smtpUrl === undefined) log.warn({ folder: mailFolder(settings) }, 'mails-are-written-to-files')
      courier.start()
      running.push(courier, startRetention(outbox, { days: settings.retentionDays, now: Date.now, log }))
    },
    async stop() {
      await Promise.all(running.map((each) => each.stop()))
      await transport.close()
      await database.close()
    },
  }
}

/** Stands in for the mail server while there is none. */
function mailFolder({ dataDir }: Settings) {
  return join(dataDir, 'mails')
}
