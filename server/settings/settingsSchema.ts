import { object } from 'yup'
import type { MailAddress } from '#server/mail/MailTransport.ts'
import { readSmtpUrl } from '#server/mail/smtpUrl.ts'
import { StartError } from '#server/StartError.ts'
import { databaseName } from '#server/store/database/openPostgres.ts'
import {
  addressWith,
  mailbox,
  mailboxes,
  rateRules,
  token,
  webOrigin,
  wholeNumber,
  nonEmptyText,
  setting,
} from './setting.ts'
import { isSampleAddress, isSampleKey, isSampleUrl, testKeys } from './samples.ts'

const port = (least: number) => ({
  read: wholeNumber(least, 65_535),
  allowed: `a whole number from ${least} to 65535`,
})
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const isSampleMailbox = ({ address }: MailAddress) => isSampleAddress(address)

/** All variables that the server reads, with their allowed values and defaults. */
export const settingsSchema = object({
  PORT: setting(port(0)).default(3000),
  // Node would listen on every network if the host were empty.
  HOST: setting({ read: nonEmptyText, allowed: 'a host name or an IP address' }).default('localhost'),
  SITE_ORIGIN: setting({
    read: webOrigin,
    allowed: 'scheme and host, such as https://www.company.com, without a path',
    inProduction: {
      isSample: isSampleAddress,
      allowed: "the site's own origin, such as https://www.company.com,",
    },
  }),
  DATA_DIR: setting({ read: nonEmptyText, allowed: "a folder's path" }),
  DATABASE_URL: setting({
    read: (text) => (databaseName(text) === null ? null : text),
    allowed:
      'an address such as postgres://user:password@host:5432/database or postgres:///database?host=/var/run/postgresql',
    secret: true,
    inProduction: { isSample: isSampleUrl, allowed: 'the address of your own database', optional: true },
  }),
  SMTP_URL: setting({
    read: (text) => text,
    allowed: '',
    secret: true,
    inProduction: { isSample: isSampleUrl, allowed: 'the address of your own mail server', optional: true },
  }).test('smtp', (url, { createError }) => {
    try {
      if (url !== undefined) readSmtpUrl(url)
      return true
    } catch (error) {
      if (error instanceof StartError) return createError({ message: error.message })
      throw error
    }
  }),
  MAIL_FROM: setting({
    read: mailbox,
    allowed: 'one mail address, or a name before <an address>,',
    inProduction: { isSample: isSampleMailbox, allowed: 'an address of your own' },
  }).default({ name: '', address: 'website@qantara.example' }),
  ENQUIRY_TO: setting({
    read: mailboxes,
    allowed: 'a list of mail addresses with commas between them',
    inProduction: {
      isSample: (list) => list.some(isSampleMailbox),
      allowed: 'a list of your own addresses',
    },
  }).default([{ name: '', address: 'sales@qantara.example' }]),
  ENQUIRY_RATE: setting({
    read: rateRules,
    allowed: '"off" or rules such as 5/10m,30/1d (up to 1000 within up to 7d; s, m, h and d are the units)',
  }).default([
    { limit: 5, windowMs: 600_000 },
    { limit: 30, windowMs: 86_400_000 },
  ]),
  RETENTION_DAYS: setting({ read: wholeNumber(0, 3650), allowed: 'a whole number from 0 to 3650' }).default(
    30,
  ),
  RECAPTCHA_SITE_KEY: setting({
    read: token(1, 200),
    allowed: 'a key of visible characters without spaces',
    inProduction: {
      isSample: isSampleKey,
      allowed: "a key that is neither Google's test key nor a sample",
    },
  }).default(testKeys.site),
  RECAPTCHA_SECRET: setting({
    read: token(1, 200),
    allowed: 'a secret of visible characters without spaces',
    secret: true,
    inProduction: {
      isSample: isSampleKey,
      allowed: "a secret that is neither Google's test secret nor a sample",
    },
  }).default(testKeys.secret),
  RECAPTCHA_VERIFY_URL: setting({
    read: addressWith('https:', 'http:'),
    allowed: 'a web address such as https://www.recaptcha.net/recaptcha/api/siteverify',
  }).default('https://www.google.com/recaptcha/api/siteverify'),
  XSRF_SECRET: setting({
    read: token(32, 500),
    allowed: 'a secret of 32 to 500 visible characters without spaces',
    secret: true,
    inProduction: { isSample: isSampleKey, allowed: 'a secret of your own', optional: true },
  }),
  TRUSTED_PROXIES: setting({
    read: wholeNumber(0, 10),
    allowed: 'the number of proxies before this server, 0 to 10,',
  }).default(0),
  // Port 0, any free port, is not allowed: nobody would know where the metrics are.
  METRICS_PORT: setting(port(1)).test('other', (value, { parent, path, createError }) =>
    value !== undefined && value === (parent as { PORT?: unknown }).PORT
      ? createError({ message: `${path} is "${value}", but only another port than that of PORT is allowed` })
      : true,
  ),
  LOG_LEVEL: setting({
    read: (text) => (levels.includes(text) ? text : null),
    allowed: `one of ${levels.join(', ')}`,
  }).default('info'),
})
