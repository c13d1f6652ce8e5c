import { BlockList } from 'node:net'
import { join } from 'node:path'
import { day, minute } from '#server/durations.ts'
import { ehloName, ownEhloName } from './ehloName.ts'
import { mailbox, mailboxes, type MailAddress } from './mailboxes.ts'
import { readPostgresUrl } from './postgresUrl.ts'
import { rateRules } from './rateRules.ts'
import * as rules from './rules.ts'
import { isSampleAddress, isSampleKey, isSampleUrl, testKeys } from './samples.ts'
import { readSmtpUrl } from './smtpUrl.ts'
import { Variables } from './Variables.ts'

export type Settings = ReturnType<typeof readSettings>

export type MailSettings = Settings['mail']

const allOfIPv4 = new BlockList()
allOfIPv4.addSubnet('0.0.0.0', 0, 'ipv4')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const sampleUrl = { isSample: isSampleUrl, allowed: 'an address of your own' }
const sampleKey = { isSample: isSampleKey, allowed: 'a key or secret of your own' }
const sampleMailbox = {
  isSample: ({ address }: MailAddress) => isSampleAddress(address),
  allowed: 'an address of your own',
}

/** In the order of server/README.md, which explains each. @throws StartError with a sentence for each wrong variable */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const variables = new Variables(environment)
  // A misspelt value would let samples into production.
  variables.read('NODE_ENV', rules.oneOf(['production', 'development', 'test']))
  const port = variables.read('PORT', rules.wholeNumber(0, 65_535)) ?? 3000
  const host = variables.read('HOST', rules.hostName) ?? '127.0.0.1'
  const siteOrigin = variables.readOwn('SITE_ORIGIN', rules.webOrigin, {
    isSample: isSampleAddress,
    allowed: "the site's own origin, such as https://www.company.com,",
  })
  const dataDir = variables.read('DATA_DIR', rules.folder) ?? join(import.meta.dirname, '../../data')
  const databaseUrl = variables.read('DATABASE_URL', rules.addressFor(readPostgresUrl), sampleUrl)
  const smtpUrl = variables.readOwn('SMTP_URL', rules.addressFor(readSmtpUrl), sampleUrl)
  const givenEhloName = variables.read('EHLO_NAME', ehloName, {
    isSample: isSampleAddress,
    allowed: 'a name of your own',
  })
  const mail = readMail(variables)
  const settings = {
    port,
    host,
    siteOrigin,
    dataDir,
    databaseUrl,
    smtpUrl,
    ehloName: givenEhloName ?? ownEhloName(siteOrigin, mail.from),
    mail,
    confirmations: variables.read('CONFIRMATIONS', rules.wholeNumber(0, 1000)) ?? 0,
    webhook: readWebhook(variables),
    ...readRates(variables),
    retentionDays: {
      sent: variables.read('RETENTION_DAYS', rules.wholeNumber(0, 3650)) ?? 30,
      dead: variables.read('RETENTION_DAYS_DEAD', rules.wholeNumber(0, 3650)) ?? 180,
    },
    captcha: {
      siteKey: variables.readOwn('RECAPTCHA_SITE_KEY', rules.token(1, 200), sampleKey) ?? testKeys.site,
      secret:
        variables.readOwn('RECAPTCHA_SECRET', rules.secret(rules.token(1, 200)), sampleKey) ??
        testKeys.secret,
      verifyUrl:
        variables.read('RECAPTCHA_VERIFY_URL', rules.webAddress) ??
        'https://www.google.com/recaptcha/api/siteverify',
    },
    xsrfSecret: variables.read('XSRF_SECRET', rules.secret(rules.token(32, 500)), sampleKey),
    trustedProxies: variables.read('TRUSTED_PROXIES', rules.wholeNumber(0, 10)) ?? 0,
    metricsPort: variables.read('METRICS_PORT', rules.otherPort(port)),
    pingUrl: variables.read('PING_URL', rules.secret(rules.webAddress), sampleUrl),
    logLevel: variables.read('LOG_LEVEL', rules.oneOf(logLevels)) ?? 'info',
    hsts: variables.read('HSTS', rules.oneOf(['host', 'subdomains', 'preload'])) ?? 'host',
  }
  variables.throwRefusals()
  return settings
}

function readMail(variables: Variables) {
  return {
    /** If the name is empty, the site's name in the mail's language is used. */
    from: variables.readOwn('MAIL_FROM', mailbox, sampleMailbox) ?? {
      name: '',
      address: 'website@qantara.example',
    },
    to: variables.readOwn('ENQUIRY_TO', mailboxes, {
      isSample: (list) => list.some(sampleMailbox.isSample),
      allowed: 'a list of your own addresses',
    }) ?? [{ name: '', address: 'sales@qantara.example' }],
    probeTo: variables.read('PROBE_TO', mailbox, sampleMailbox),
  }
}

function readWebhook(variables: Variables) {
  // Slack and Teams let in everyone who knows the address.
  const url = variables.read('WEBHOOK_URL', rules.secret(rules.webhookAddress), sampleUrl)
  const format = variables.read('WEBHOOK_FORMAT', rules.oneOf(['json', 'slack', 'teams'])) ?? 'json'
  const key = variables.read('WEBHOOK_SECRET', rules.secret(rules.webhookSecret), sampleKey)
  if (url === undefined) return undefined
  if (format === 'json' && !variables.isSet('WEBHOOK_SECRET')) {
    variables.refuse('WEBHOOK_SECRET is not set, but WEBHOOK_FORMAT json needs it to sign: see .env.example')
  }
  return { url, format, secret: key }
}

function readRates(variables: Variables) {
  /** An empty list means no limit. */
  const own = variables.read('ENQUIRY_RATE', rateRules) ?? [
    { limit: 5, windowMs: 10 * minute },
    { limit: 30, windowMs: day },
  ]
  const shared = [
    { limit: 20, windowMs: 10 * minute },
    { limit: 100, windowMs: day },
  ]
  return {
    rateRules: own,
    // By default SHARED_NETWORKS is all of IPv4, and "off" would leave each of its addresses a limit.
    sharedRateRules: variables.read('ENQUIRY_RATE_SHARED', rateRules) ?? (own.length === 0 ? [] : shared),
    sharedNetworks: variables.read('SHARED_NETWORKS', rules.networks) ?? allOfIPv4,
  }
}

/** Null, which means any host, if SITE_ORIGIN is not configured; production does not allow that. */
export function captchaHostnames(siteOrigin: string | undefined, captchaSecret: string): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return captchaSecret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
