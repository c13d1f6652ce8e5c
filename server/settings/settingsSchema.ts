import { BlockList } from 'node:net'
import { join } from 'node:path'
import { object, ref } from 'yup'
import { day, minute } from '#server/durations.ts'
import { ehloName } from './ehloName.ts'
import { mailbox, mailboxes, type MailAddress } from './mailboxes.ts'
import { folder, hostName, networks, oneOf, token, webAddress, webOrigin, wholeNumber } from './rules.ts'
import { readPostgresUrl } from './postgresUrl.ts'
import { rateRules, type RateRule } from './rateRules.ts'
import { isSampleAddress, isSampleKey, isSampleUrl, testKeys } from './samples.ts'
import { readSmtpUrl } from './smtpUrl.ts'
import { addressVariable, own, ownIfSet, refusal, secret, variable } from './variable.ts'

const ownAddress = 'an address of your own'
const ownKey = 'a key or secret of your own'
const isSampleMailbox = ({ address }: MailAddress) => isSampleAddress(address)
const allOfIPv4 = new BlockList()
allOfIPv4.addSubnet('0.0.0.0', 0, 'ipv4')
const metricsPort = {
  ...wholeNumber(1, 65_535),
  allowed: 'a whole number from 1 to 65535, other than that of PORT,',
}

/** Every variable, in the order of server/README.md, which explains them. A default is a value, not a text. */
export const settingsSchema = object({
  // `own` and `ownIfSet` read NODE_ENV. A misspelt value would switch them off.
  NODE_ENV: variable(oneOf(['production', 'development', 'test'])),
  PORT: variable(wholeNumber(0, 65_535)).default(3000),
  HOST: variable(hostName).default('127.0.0.1'),
  SITE_ORIGIN: variable(webOrigin).when(
    'NODE_ENV',
    own(isSampleAddress, "the site's own origin, such as https://www.company.com,"),
  ),
  DATA_DIR: variable(folder).default(join(import.meta.dirname, '../../data')),
  DATABASE_URL: addressVariable(readPostgresUrl).when('NODE_ENV', ownIfSet(isSampleUrl, ownAddress)),
  SMTP_URL: addressVariable(readSmtpUrl).when('NODE_ENV', own(isSampleUrl, ownAddress)),
  EHLO_NAME: variable(ehloName).when('NODE_ENV', ownIfSet(isSampleAddress, 'a name of your own')),
  MAIL_FROM: variable(mailbox)
    .default({ name: '', address: 'website@qantara.example' })
    .when('NODE_ENV', own(isSampleMailbox, ownAddress)),
  ENQUIRY_TO: variable(mailboxes)
    .default([{ name: '', address: 'sales@qantara.example' }])
    .when(
      'NODE_ENV',
      own((list: MailAddress[]) => list.some(isSampleMailbox), 'a list of your own addresses'),
    ),
  PROBE_TO: variable(mailbox).when('NODE_ENV', ownIfSet(isSampleMailbox, ownAddress)),
  CONFIRMATIONS: variable(wholeNumber(0, 1000)).default(0),
  WEBHOOK_URL: variable({
    allowed: 'an address with https:// and without a user or password',
    // Without TLS only on this machine.
    parse: (text) => (/^(https|http:\/\/127\.0\.0\.1):/.test(text) ? webAddress.parse(text) : null),
  })
    // Slack and Teams let in everyone who knows the address.
    .meta(secret)
    .when('NODE_ENV', ownIfSet(isSampleUrl, ownAddress)),
  WEBHOOK_FORMAT: variable(oneOf(['json', 'slack', 'teams'])).default('json'),
  WEBHOOK_SECRET: variable({
    allowed: 'whsec_ and 24 to 64 bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
    parse: (text) => (/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/.test(text) ? text : null),
  })
    .meta(secret)
    .when('NODE_ENV', ownIfSet(isSampleKey, ownKey))
    .when(['WEBHOOK_URL', 'WEBHOOK_FORMAT'], ([url, format]: string[], schema) =>
      url && format === 'json'
        ? schema.defined(
            'WEBHOOK_SECRET is not set, but WEBHOOK_FORMAT json needs it to sign: see .env.example',
          )
        : schema,
    ),
  /** An empty list means no limit. */
  ENQUIRY_RATE: variable(rateRules).default([
    { limit: 5, windowMs: 10 * minute },
    { limit: 30, windowMs: day },
  ]),
  ENQUIRY_RATE_SHARED: variable(rateRules)
    .default([
      { limit: 20, windowMs: 10 * minute },
      { limit: 100, windowMs: day },
    ])
    // By default SHARED_NETWORKS is all of IPv4, and "off" would leave each of its addresses a limit.
    .when('ENQUIRY_RATE', ([rules]: RateRule[][], schema) =>
      rules?.length === 0 ? schema.default([]) : schema,
    ),
  SHARED_NETWORKS: variable(networks).default(() => allOfIPv4),
  RETENTION_DAYS: variable(wholeNumber(0, 3650)).default(30),
  RETENTION_DAYS_DEAD: variable(wholeNumber(0, 3650)).default(180),
  RECAPTCHA_SITE_KEY: variable(token(1, 200))
    .default(testKeys.site)
    .when('NODE_ENV', own(isSampleKey, ownKey)),
  RECAPTCHA_SECRET: variable(token(1, 200))
    .default(testKeys.secret)
    .meta(secret)
    .when('NODE_ENV', own(isSampleKey, ownKey)),
  RECAPTCHA_VERIFY_URL: variable(webAddress).default('https://www.google.com/recaptcha/api/siteverify'),
  XSRF_SECRET: variable(token(32, 500)).meta(secret).when('NODE_ENV', ownIfSet(isSampleKey, ownKey)),
  TRUSTED_PROXIES: variable(wholeNumber(0, 10)).default(0),
  // Port 0, any free port, is not allowed: nobody would know where the metrics are.
  METRICS_PORT: variable(metricsPort).notOneOf([ref('PORT')], refusal(`only ${metricsPort.allowed}`)),
  PING_URL: variable(webAddress).meta(secret).when('NODE_ENV', ownIfSet(isSampleUrl, ownAddress)),
  LOG_LEVEL: variable(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])).default('info'),
  HSTS: variable(oneOf(['host', 'subdomains', 'preload'])).default('host'),
})
