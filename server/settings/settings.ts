import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ValidationError } from 'yup'
import { StartError } from '#server/StartError.ts'
import { settingsSchema } from './settingsSchema.ts'
import type { MailSettings } from '#server/mail/MailTransport.ts'
import type { RateRule } from '#server/store/RateLimit.ts'
import { testKeys } from './samples.ts'

const defaultDataDir = fileURLToPath(new URL('../../data', import.meta.url))

/**
 * Reads the settings from the environment.
 * @throws StartError with a sentence for each wrong variable: its name, its value (unless it is a secret) and what is
 * allowed
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = validate(environment)
  return {
    host: read.HOST,
    port: read.PORT,
    siteOrigin: read.SITE_ORIGIN,
    dataDir: read.DATA_DIR === undefined ? defaultDataDir : resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mail: { from: read.MAIL_FROM, to: read.ENQUIRY_TO },
    rateRules: read.ENQUIRY_RATE,
    retentionDays: read.RETENTION_DAYS,
    captcha: { secret: read.RECAPTCHA_SECRET, verifyUrl: read.RECAPTCHA_VERIFY_URL },
    xsrfSecret: read.XSRF_SECRET,
    trustedProxies: read.TRUSTED_PROXIES,
    metricsPort: read.METRICS_PORT,
    logLevel: read.LOG_LEVEL,
  }
}

function validate(environment: NodeJS.ProcessEnv) {
  try {
    return settingsSchema.validateSync({ ...environment }, { abortEarly: false, context: environment })
  } catch (error) {
    if (error instanceof ValidationError) throw new StartError(error.errors.join('\n'))
    throw error
  }
}

export interface Settings {
  /** Where the server listens. Port 0 is any free port. */
  host: string
  port: number
  /** The origin of the site's pages; undefined if it is not configured, as on a developer's machine. */
  siteOrigin: string | undefined
  /** The folder of the SQLite file, and of the mail files while there is no mail server. */
  dataDir: string
  /** The address of PostgreSQL; undefined for SQLite. */
  databaseUrl: string | undefined
  /** Undefined if mails are written to files. */
  smtpUrl: string | undefined
  mail: MailSettings
  /** An empty list means no limit. */
  rateRules: readonly RateRule[]
  retentionDays: number
  captcha: { secret: string; verifyUrl: string }
  /** Undefined if the secret in the store is used. */
  xsrfSecret: string | undefined
  /** How many of our proxies stand between a visitor and this server. */
  trustedProxies: number
  /** Undefined if there are no metrics. */
  metricsPort: number | undefined
  logLevel: string
}

/**
 * The hosts that a captcha's solution may come from: the site, and with Google's test keys the host that Google uses
 * for them. Null, which means any host, if SITE_ORIGIN is not configured; production does not allow that.
 */
export function captchaHostnames({
  siteOrigin,
  captcha,
}: Pick<Settings, 'siteOrigin' | 'captcha'>): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return captcha.secret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
