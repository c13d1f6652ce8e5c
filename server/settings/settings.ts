import { join } from 'node:path'
import { StartError } from '#server/StartError.ts'
import { ehloName, ownEhloName } from './ehloName.ts'
import { mailbox, mailboxes, type MailAddress } from './mailboxes.ts'
import { folder, hostName, networks, oneOf, token, webAddress, webOrigin, wholeNumber } from './parse.ts'
import { readPostgresUrl } from './postgresUrl.ts'
import { rateRules } from './rateRules.ts'
import { isSampleAddress, isSampleKey, isSampleUrl, testKeys } from './samples.ts'
import { SettingReader } from './SettingReader.ts'
import { readSmtpUrl } from './smtpUrl.ts'

const isSampleMailbox = ({ address }: MailAddress) => isSampleAddress(address)
const ownMailbox = { isSample: isSampleMailbox, allowed: 'an address of your own' }
const ownAddress = { isSample: isSampleUrl, allowed: 'an address of your own' }
const ownSecret = { isSample: isSampleKey, allowed: 'a key or secret of your own' }
const optionalAddress = { secret: true, inProduction: { ...ownAddress, optional: true } }
const optionalSecret = { secret: true, inProduction: { ...ownSecret, optional: true } }

export type Settings = ReturnType<typeof readSettings>

/** server/README.md explains the settings. @throws StartError with a sentence for each wrong variable */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const reader = new SettingReader(environment)
  // The reader checks what production needs. A misspelt value would switch that off.
  reader.read('NODE_ENV', oneOf(['production', 'development', 'test']))
  const port = reader.read('PORT', wholeNumber(0, 65_535), { default: '3000' })
  const settings = {
    port,
    host: reader.read('HOST', hostName, { default: '127.0.0.1' }),
    siteOrigin: reader.read('SITE_ORIGIN', webOrigin, {
      inProduction: {
        isSample: isSampleAddress,
        allowed: "the site's own origin, such as https://www.company.com,",
      },
    }),
    dataDir: reader.read('DATA_DIR', folder, { default: join(import.meta.dirname, '../../data') }),
    databaseUrl: reader.read(
      'DATABASE_URL',
      { parse: (text) => readPostgresUrl(text) && text, allowed: 'the address of PostgreSQL' },
      optionalAddress,
    ),
    smtpUrl: reader.read(
      'SMTP_URL',
      { parse: (text) => readSmtpUrl(text) && text, allowed: 'the address of a mail server' },
      { secret: true, inProduction: ownAddress },
    ),
    ehloName: reader.read('EHLO_NAME', ehloName, {
      inProduction: { isSample: isSampleAddress, allowed: 'a name of your own', optional: true },
    }),
    mail: {
      from: reader.read('MAIL_FROM', mailbox, {
        default: 'website@qantara.example',
        inProduction: ownMailbox,
      }),
      to: reader.read('ENQUIRY_TO', mailboxes, {
        default: 'sales@qantara.example',
        inProduction: {
          isSample: (list) => list.some(isSampleMailbox),
          allowed: 'a list of your own addresses',
        },
      }),
      probeTo: reader.read('PROBE_TO', mailbox, { inProduction: { ...ownMailbox, optional: true } }),
    },
    confirmations: reader.read('CONFIRMATIONS', wholeNumber(0, 1000), { default: '0' }),
    webhook: readWebhook(reader),
    /** An empty list means no limit. */
    rateRules: reader.read('ENQUIRY_RATE', rateRules, { default: '5/10m,30/1d' }),
    sharedRateRules: reader.read('ENQUIRY_RATE_SHARED', rateRules, {
      // By default SHARED_NETWORKS is all of IPv4, and "off" would leave each of its addresses a limit.
      default: environment['ENQUIRY_RATE'] === 'off' ? 'off' : '20/10m,100/1d',
    }),
    sharedNetworks: reader.read('SHARED_NETWORKS', networks, { default: '0.0.0.0/0' }),
    retentionDays: {
      sent: reader.read('RETENTION_DAYS', wholeNumber(0, 3650), { default: '30' }),
      dead: reader.read('RETENTION_DAYS_DEAD', wholeNumber(0, 3650), { default: '180' }),
    },
    captcha: {
      siteKey: reader.read('RECAPTCHA_SITE_KEY', token(1, 200), {
        default: testKeys.site,
        inProduction: ownSecret,
      }),
      secret: reader.read('RECAPTCHA_SECRET', token(1, 200), {
        secret: true,
        default: testKeys.secret,
        inProduction: ownSecret,
      }),
      verifyUrl: reader.read('RECAPTCHA_VERIFY_URL', webAddress, {
        default: 'https://www.google.com/recaptcha/api/siteverify',
      }),
    },
    xsrfSecret: reader.read('XSRF_SECRET', token(32, 500), optionalSecret),
    trustedProxies: reader.read('TRUSTED_PROXIES', wholeNumber(0, 10), { default: '0' }),
    // Port 0, any free port, is not allowed: nobody would know where the metrics are.
    metricsPort: reader.read('METRICS_PORT', {
      allowed: 'a whole number from 1 to 65535, other than that of PORT,',
      parse: (text) => (Number(text) === port ? null : wholeNumber(1, 65_535).parse(text)),
    }),
    pingUrl: reader.read('PING_URL', webAddress, optionalAddress),
    logLevel: reader.read(
      'LOG_LEVEL',
      oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      { default: 'info' },
    ),
  }
  // The headers (`headers.ts`) read it again: they are the same for every answer.
  reader.read('HSTS', oneOf(['host', 'subdomains', 'preload']))
  if (reader.errors.length > 0) throw new StartError(reader.errors.join('\n'))
  return { ...settings, ehloName: settings.ehloName ?? ownEhloName(settings.siteOrigin, settings.mail.from) }
}

function readWebhook(reader: SettingReader) {
  const url = reader.read(
    'WEBHOOK_URL',
    {
      allowed: 'an address with https:// and without a user or password',
      // Without TLS only on this machine.
      parse: (text) => (/^(https|http:\/\/127\.0\.0\.1):/.test(text) ? webAddress.parse(text) : null),
    },
    // Slack and Teams let in everyone who knows the address.
    optionalAddress,
  )
  const format = reader.read('WEBHOOK_FORMAT', oneOf(['json', 'slack', 'teams']), { default: 'json' })
  const secret = reader.read(
    'WEBHOOK_SECRET',
    {
      allowed: 'whsec_ and 24 to 64 bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
      parse: (text) => (/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/.test(text) ? text : null),
    },
    optionalSecret,
  )
  if (url !== undefined && format === 'json' && secret === undefined) {
    reader.errors.push(
      'WEBHOOK_SECRET is not set, but WEBHOOK_FORMAT json needs it to sign: see .env.example',
    )
  }
  return url === undefined ? undefined : { url, format, secret }
}

/** Null, which means any host, if SITE_ORIGIN is not configured; production does not allow that. */
export function captchaHostnames(siteOrigin: string | undefined, secret: string): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return secret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
