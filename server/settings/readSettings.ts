import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ValidationError } from 'yup'
import { StartError } from '#server/StartError.ts'
import type { Settings } from './Settings.ts'
import { settingsSchema } from './settingsSchema.ts'

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
