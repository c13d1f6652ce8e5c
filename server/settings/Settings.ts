import type { MailSettings } from '#server/mail/MailMessage.ts'
import type { RateRule } from '#server/store/RateLimit.ts'

/** What whoever runs the server decides. */
export interface Settings {
  /** Where it listens; port 0 is any free one. */
  host: string
  port: number
  /** Where visitors see the site; undefined while nobody has said so, as on a developer's machine. */
  siteOrigin: string | undefined
  /** The folder of the SQLite file, and of the mails while there is no mail server. */
  dataDir: string
  /** Of PostgreSQL; undefined: SQLite. */
  databaseUrl: string | undefined
  /** Undefined: mails become files. */
  smtpUrl: string | undefined
  mail: MailSettings
  /** None: no limit. */
  rateRules: readonly RateRule[]
  retentionDays: number
  captcha: { secret: string; verifyUrl: string }
  /** Undefined: the store's. */
  xsrfSecret: string | undefined
  /** How many proxies stand between a visitor and this server. */
  trustedProxies: number
  /** Undefined: no metrics. */
  metricsPort: number | undefined
  logLevel: string
}
