import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ValidationError } from 'yup'
import { StartError } from '#server/StartError.ts'
import { settingsSchema } from './settingsSchema.ts'
import type { MailSettings } from '#server/mail/MailTransport.ts'
import type { RateRule } from '#server/store/RateLimit.ts'
import { testKeys } from './samples.ts'

const dataBesideServer = fileURLToPath(new URL('../../data', import.meta.url))

/**
 * Reads the settings from the environment; other variables are left alone.
 * @throws StartError with a sentence for each wrong variable: its name, what was given (unless it is a
 * secret) and what is allowed.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = validate(environment)
  return {
    host: read.HOST,
    port: read.PORT,
    siteOrigin: read.SITE_ORIGIN,
    dataDir: read.DATA_DIR === undefined ? dataBesideServer : resolve(read.DATA_DIR),
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

/**
 * Where a captcha's solution may come from: the site, or with Google's test keys the host that Google names
 * for them. Null, anywhere, where nobody has said what the site is called, which production does not allow.
 */
export function captchaHostnames({
  siteOrigin,
  captcha,
}: Pick<Settings, 'siteOrigin' | 'captcha'>): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return captcha.secret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
