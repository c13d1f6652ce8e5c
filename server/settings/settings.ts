import { fileURLToPath } from 'node:url'
import type { MailAddress } from '#server/mail/MailTransport.ts'
import { readSmtpUrl } from '#server/mail/smtpUrl.ts'
import { readPostgresUrl } from '#server/store/database/postgresUrl.ts'
import { StartError } from '#server/StartError.ts'
import {
  folder,
  mailbox,
  mailboxes,
  networks,
  nonEmptyText,
  oneOf,
  rateRules,
  token,
  webAddress,
  webOrigin,
  wholeNumber,
} from './parse.ts'
import { isSampleAddress, isSampleKey, isSampleUrl, testKeys } from './samples.ts'
import { SettingReader } from './SettingReader.ts'

const defaultDataDir = fileURLToPath(new URL('../../data', import.meta.url))
const isSampleMailbox = ({ address }: MailAddress) => isSampleAddress(address)

const rateSetting = {
  parse: rateRules,
  allowed: '"off" or rules such as 5/10m,30/1d (up to 1000 within up to 7d; s, m, h and d are the units)',
}

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the settings from the environment.
 * @throws StartError with a sentence for each wrong variable: its name, its value (unless it is a secret) and what is
 * allowed
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const reader = new SettingReader(environment)
  // The reader checks what production needs. A misspelt value would switch that off.
  reader.read('NODE_ENV', oneOf(['production', 'development', 'test']))
  const port = reader.read('PORT', { ...wholeNumber(0, 65_535), default: '3000' })
  const settings = {
    /** Where the server listens. Port 0 is any free port. */
    port,
    // Node would listen on every network if the host were empty.
    host: reader.read('HOST', {
      parse: nonEmptyText,
      allowed: 'a host name or an IP address',
      default: '127.0.0.1',
    }),
    /** The origin of the site's pages; undefined if it is not configured, as on a developer's machine. */
    siteOrigin: reader.read('SITE_ORIGIN', {
      parse: webOrigin,
      allowed: 'scheme and host, such as https://www.company.com, without a path',
      inProduction: {
        isSample: isSampleAddress,
        allowed: "the site's own origin, such as https://www.company.com,",
      },
    }),
    /** The folder of the SQLite file, and of the mail files while there is no mail server. */
    dataDir: reader.read('DATA_DIR', {
      parse: folder,
      allowed:
        "a folder's path, such as /var/lib/website, with no ~ at its start and no quotes or blanks around it,",
      default: defaultDataDir,
    }),
    /** The address of PostgreSQL; undefined for SQLite. */
    databaseUrl: reader.read('DATABASE_URL', {
      parse: (text) => readPostgresUrl(text) && text,
      allowed: 'the address of your own database',
      secret: true,
      inProduction: { isSample: isSampleUrl, optional: true },
    }),
    /** Undefined if mails are written to files. */
    smtpUrl: reader.read('SMTP_URL', {
      parse: (text) => readSmtpUrl(text) && text,
      allowed: 'the address of your own mail server',
      secret: true,
      inProduction: { isSample: isSampleUrl },
    }),
    mail: {
      from: reader.read('MAIL_FROM', {
        parse: mailbox,
        allowed: 'one mail address, or a name before <an address>,',
        default: 'website@qantara.example',
        inProduction: { isSample: isSampleMailbox, allowed: 'an address of your own' },
      }),
      to: reader.read('ENQUIRY_TO', {
        parse: mailboxes,
        allowed: 'a list of mail addresses with commas between them',
        default: 'sales@qantara.example',
        inProduction: {
          isSample: (list) => list.some(isSampleMailbox),
          allowed: 'a list of your own addresses',
        },
      }),
      /** Undefined if there is no daily probe. */
      probeTo: reader.read('PROBE_TO', {
        parse: mailbox,
        allowed: 'one mail address',
        inProduction: { isSample: isSampleMailbox, allowed: 'an address of your own', optional: true },
      }),
    },
    /** How many enquiries a day are confirmed to their visitors by mail. */
    confirmations: reader.read('CONFIRMATIONS', { ...wholeNumber(0, 1000), default: '0' }),
    /** Undefined if enquiries only go out by mail. */
    webhook: readWebhook(reader),
    /** An empty list means no limit. */
    rateRules: reader.read('ENQUIRY_RATE', { ...rateSetting, default: '5/10m,30/1d' }),
    /** Those for the addresses of many visitors. */
    sharedRateRules: reader.read('ENQUIRY_RATE_SHARED', { ...rateSetting, default: '20/10m,100/1d' }),
    sharedNetworks: reader.read('SHARED_NETWORKS', {
      parse: networks,
      allowed: '"none" or networks such as 203.0.113.0/24,2001:db8::/32',
      default: '0.0.0.0/0',
    }),
    retentionDays: {
      sent: reader.read('RETENTION_DAYS', { ...wholeNumber(0, 3650), default: '30' }),
      dead: reader.read('RETENTION_DAYS_DEAD', { ...wholeNumber(0, 3650), default: '180' }),
    },
    captcha: {
      siteKey: reader.read('RECAPTCHA_SITE_KEY', {
        ...token(1, 200),
        default: testKeys.site,
        inProduction: {
          isSample: isSampleKey,
          allowed: "a key that is neither Google's test key nor a sample",
        },
      }),
      secret: reader.read('RECAPTCHA_SECRET', {
        ...token(1, 200),
        secret: true,
        default: testKeys.secret,
        inProduction: {
          isSample: isSampleKey,
          allowed: "a secret that is neither Google's test secret nor a sample",
        },
      }),
      verifyUrl: reader.read('RECAPTCHA_VERIFY_URL', {
        parse: webAddress,
        allowed:
          'a web address without a password, such as https://www.recaptcha.net/recaptcha/api/siteverify,',
        default: 'https://www.google.com/recaptcha/api/siteverify',
      }),
    },
    /** Undefined if the secret in the store is used. */
    xsrfSecret: reader.read('XSRF_SECRET', {
      ...token(32, 500),
      secret: true,
      inProduction: { isSample: isSampleKey, allowed: 'a secret of your own', optional: true },
    }),
    /** How many of our proxies stand between a visitor and this server. */
    trustedProxies: reader.read('TRUSTED_PROXIES', {
      ...wholeNumber(0, 10),
      allowed: 'the number of proxies before this server, 0 to 10,',
      default: '0',
    }),
    // Port 0, any free port, is not allowed: nobody would know where the metrics are.
    /** Undefined if there are no metrics. */
    metricsPort: reader.read('METRICS_PORT', {
      parse: (text) => (Number(text) === port ? null : wholeNumber(1, 65_535).parse(text)),
      allowed: 'a whole number from 1 to 65535, other than that of PORT,',
    }),
    /** What `npm run doctor -- --ping` calls while all is well. */
    pingUrl: reader.read('PING_URL', {
      parse: webAddress,
      allowed: 'a web address without a password, such as https://hc-ping.com/0b5f…,',
      secret: true,
      inProduction: { isSample: isSampleUrl, allowed: 'an address of your own', optional: true },
    }),
    logLevel: reader.read('LOG_LEVEL', {
      ...oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      default: 'info',
    }),
  }
  // The headers (`headers.ts`) read it again: they are the same for every answer.
  reader.read('HSTS', oneOf(['host', 'subdomains', 'preload']))
  if (reader.errors.length > 0) throw new StartError(reader.errors.join('\n'))
  return settings
}

function readWebhook(reader: SettingReader) {
  const url = reader.read('WEBHOOK_URL', {
    // Without TLS only on this machine.
    parse: (text) => (/^(https|http:\/\/127\.0\.0\.1):/.test(text) ? webAddress(text) : null),
    allowed: 'an address with https:// and without a user or password',
    // Slack and Teams let in everyone who knows the address.
    secret: true,
    inProduction: { isSample: isSampleUrl, allowed: 'an address of your own', optional: true },
  })
  const format = reader.read('WEBHOOK_FORMAT', { ...oneOf(['json', 'slack', 'teams']), default: 'json' })
  const secret = reader.read('WEBHOOK_SECRET', {
    parse: (text) => (/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/.test(text) ? text : null),
    allowed: 'whsec_ and 24 to 64 bytes in base64 (echo "whsec_$(openssl rand -base64 32)")',
    secret: true,
    inProduction: { isSample: isSampleKey, allowed: 'a secret of your own', optional: true },
  })
  if (url !== undefined && format === 'json' && secret === undefined) {
    reader.errors.push(
      'WEBHOOK_SECRET is not set, but WEBHOOK_FORMAT json needs it to sign: see .env.example',
    )
  }
  return url === undefined ? undefined : { url, format, secret }
}

/**
 * The hosts that a captcha's solution may come from: the site, and with Google's test keys the host that Google uses
 * for them. Null, which means any host, if SITE_ORIGIN is not configured; production does not allow that.
 */
export function captchaHostnames(siteOrigin: string | undefined, secret: string): string[] | null {
  if (siteOrigin === undefined) return null
  const own = new URL(siteOrigin).hostname
  return secret === testKeys.secret ? [own, 'testkey.google.com'] : [own]
}
