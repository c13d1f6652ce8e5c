import { ValidationError } from 'yup'
import { StartError } from '#server/StartError.ts'
import { ownEhloName } from './ehloName.ts'
import { testKeys } from './samples.ts'
import { settingsSchema } from './settingsSchema.ts'

export type Settings = ReturnType<typeof readSettings>

export type MailSettings = Settings['mail']

/** @throws StartError with a sentence for each wrong variable */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const variables = readVariables(environment)
  const { SITE_ORIGIN: siteOrigin, MAIL_FROM: from, WEBHOOK_URL: webhookUrl } = variables
  return {
    port: variables.PORT,
    host: variables.HOST,
    siteOrigin,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    smtpUrl: variables.SMTP_URL,
    ehloName: variables.EHLO_NAME ?? ownEhloName(siteOrigin, from),
    /** If the name of `from` is empty, the site's name in the mail's language is used. */
    mail: { from, to: variables.ENQUIRY_TO, probeTo: variables.PROBE_TO },
    confirmations: variables.CONFIRMATIONS,
    webhook:
      webhookUrl === undefined
        ? undefined
        : { url: webhookUrl, format: variables.WEBHOOK_FORMAT, secret: variables.WEBHOOK_SECRET },
    /** An empty list means no limit. */
    rateRules: variables.ENQUIRY_RATE,
    sharedRateRules: variables.ENQUIRY_RATE_SHARED,
    sharedNetworks: variables.SHARED_NETWORKS,
    retentionDays: { sent: variables.RETENTION_DAYS, dead: variables.RETENTION_DAYS_DEAD },
    captcha: {
      siteKey: variables.RECAPTCHA_SITE_KEY,
      secret: variables.RECAPTCHA_SECRET,
      verifyUrl: variables.RECAPTCHA_VERIFY_URL,
    },
    xsrfSecret: variables.XSRF_SECRET,
    trustedProxies: variables.TRUSTED_PROXIES,
    metricsPort: variables.METRICS_PORT,
    pingUrl: variables.PING_URL,
    logLevel: variables.LOG_LEVEL,
    hsts: variables.HSTS,
  }
}

function readVariables(environment: NodeJS.ProcessEnv) {
  try {
    return settingsSchema.validateSync(environment, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new StartError(sentencesOf(error).join('\n'))
  }
}

/** In the schema's order. Yup would put METRICS_PORT before PORT, and repeat a sentence that two rules share. */
function sentencesOf({ inner }: ValidationError) {
  const names = Object.keys(settingsSchema.fields)
  return names.flatMap((name) => inner.find(({ path }) => path === name)?.message ?? [])
}

/** Null, which means any host, if SITE_ORIGIN is not configured; production does not allow that. */
export function captchaHostnames(siteOrigin: string | undefined, secret: string): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return secret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
