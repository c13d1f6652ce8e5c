// @vitest-environment node
import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { captchaHostnames, readSettings } from '#server/settings/settings.ts'
import { testKeys } from '#server/settings/samples.ts'
import { StartError } from '#server/StartError.ts'

function refusals(environment: Record<string, string>): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message.split('\n')
  }
}

test('nothing needs to be set', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    siteOrigin: undefined,
    dataDir: resolve(import.meta.dirname, '../../../data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    ehloName: 'qantara.example',
    mail: {
      from: { name: '', address: 'website@qantara.example' },
      to: [{ name: '', address: 'sales@qantara.example' }],
      probeTo: undefined,
    },
    confirmations: 0,
    webhook: undefined,
    rateRules: [
      { limit: 5, windowMs: 600_000 },
      { limit: 30, windowMs: 86_400_000 },
    ],
    sharedRateRules: [
      { limit: 20, windowMs: 600_000 },
      { limit: 100, windowMs: 86_400_000 },
    ],
    sharedNetworks: expect.any(BlockList) as unknown,
    retentionDays: { sent: 30, dead: 180 },
    captcha: {
      siteKey: testKeys.site,
      secret: testKeys.secret,
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    },
    xsrfSecret: undefined,
    trustedProxies: 0,
    metricsPort: undefined,
    pingUrl: undefined,
    logLevel: 'info',
    hsts: 'host',
  })
})

const secret = '0123456789abcdef0123456789abcdef'
const webhookSecret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
test.for<[Record<string, string>, object]>([
  [{ PORT: '0' }, { port: 0 }],
  [
    { PORT: '65535', HOST: '::' },
    { port: 65535, host: '::' },
  ],
  [{ SITE_ORIGIN: 'https://www.company.com/' }, { siteOrigin: 'https://www.company.com' }],
  [{ SITE_ORIGIN: 'http://localhost:8080' }, { siteOrigin: 'http://localhost:8080' }],
  [{ DATA_DIR: 'elsewhere' }, { dataDir: resolve('elsewhere') }],
  [{ DATA_DIR: "/the owner's ~/data" }, { dataDir: "/the owner's ~/data" }],
  [{ DATABASE_URL: 'postgres://a:b@c/d' }, { databaseUrl: 'postgres://a:b@c/d' }],
  ...[
    'postgres:///db?host=/var/run/postgresql',
    'postgres://user@/db?host=/var/run/postgresql&port=5433',
    'postgresql://user@%2Fvar%2Frun%2Fpostgresql/db',
    ...['verify-full', 'no-verify', 'disable'].map((mode) => `postgres://a:b@c/d?sslmode=${mode}`),
  ].map((url): [Record<string, string>, object] => [{ DATABASE_URL: url }, { databaseUrl: url }]),
  [{ SMTP_URL: 'smtp://localhost:25' }, { smtpUrl: 'smtp://localhost:25' }],
  [{ SITE_ORIGIN: 'https://www.company.com' }, { ehloName: 'www.company.com' }],
  [{ EHLO_NAME: 'موقع.امارات' }, { ehloName: 'xn--4gbrim.xn--mgbaam7a8h' }],
  ...['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]'].map(
    (origin): [Record<string, string>, object] => [
      { SITE_ORIGIN: origin, MAIL_FROM: 'a@Company.com' },
      { ehloName: 'company.com' },
    ],
  ),
  [{ EHLO_NAME: 'mx.company.com', SITE_ORIGIN: 'https://www.company.com' }, { ehloName: 'mx.company.com' }],
  [{ EHLO_NAME: '[203.0.113.5]' }, { ehloName: '[203.0.113.5]' }],
  [{ EHLO_NAME: '[2001:db8::1]' }, { ehloName: '[IPv6:2001:db8::1]' }],
  [
    { MAIL_FROM: '"The Company" <a@company.com>', ENQUIRY_TO: 'b@company.com, Sales <c@company.com>' },
    {
      mail: {
        from: { name: 'The Company', address: 'a@company.com' },
        to: [
          { name: '', address: 'b@company.com' },
          { name: 'Sales', address: 'c@company.com' },
        ],
      },
    },
  ],
  [{ ENQUIRY_RATE: 'off' }, { rateRules: [], sharedRateRules: [] }],
  [
    { ENQUIRY_RATE: 'off', ENQUIRY_RATE_SHARED: '3/10m' },
    { rateRules: [], sharedRateRules: [{ limit: 3, windowMs: 600_000 }] },
  ],
  [
    { MAIL_FROM: '\u200Ea@company.com\u200F', ENQUIRY_TO: 'info@موقع.امارات' },
    {
      mail: {
        from: { name: '', address: 'a@company.com' },
        to: [{ name: '', address: 'info@xn--4gbrim.xn--mgbaam7a8h' }],
      },
    },
  ],
  [{ ENQUIRY_RATE: '1/30s' }, { rateRules: [{ limit: 1, windowMs: 30_000 }] }],
  [
    { ENQUIRY_RATE: '2/1h,1000/7d' },
    {
      rateRules: [
        { limit: 2, windowMs: 3_600_000 },
        { limit: 1000, windowMs: 604_800_000 },
      ],
    },
  ],
  [{ RETENTION_DAYS: '0' }, { retentionDays: { sent: 0, dead: 180 } }],
  [{ XSRF_SECRET: secret }, { xsrfSecret: secret }],
  [
    { TRUSTED_PROXIES: '2', METRICS_PORT: '9464' },
    { trustedProxies: 2, metricsPort: 9464 },
  ],
  [{ PROBE_TO: 'probe@company.com' }, { mail: { probeTo: { name: '', address: 'probe@company.com' } } }],
  [
    { WEBHOOK_URL: 'https://a.company.com/b', WEBHOOK_SECRET: webhookSecret },
    { webhook: { url: 'https://a.company.com/b', format: 'json', secret: webhookSecret } },
  ],
  [
    { WEBHOOK_URL: 'http://127.0.0.1:8080', WEBHOOK_FORMAT: 'teams' },
    { webhook: { url: 'http://127.0.0.1:8080', format: 'teams', secret: undefined } },
  ],
  [{ WEBHOOK_FORMAT: 'slack' }, { webhook: undefined }],
  [{ NODE_ENV: 'development' }, {}],
  [{ NODE_ENV: 'test' }, {}],
  [{ LOG_LEVEL: 'silent', SOMETHING_ELSE: 'x' }, { logLevel: 'silent' }],
])('%o', ([environment, settings]) => {
  expect(readSettings(environment)).toMatchObject(settings)
})

describe('refused by name, value and what is allowed:', () => {
  test.for(['', ' ', 'abc', '-1', '65536', '1e3', '0x10', '80.5', ' 80', '3000a', '٣٠٠٠', '999999'])(
    'PORT "%s"',
    (PORT) => {
      const sentence = `PORT is "${PORT}", but only a whole number from 0 to 65535 is allowed`
      expect(refusals({ PORT })).toEqual([sentence])
    },
  )

  test.for(['prod', 'Production', '"production"', 'production ', ''])('NODE_ENV "%s"', (NODE_ENV) => {
    const sentence = `NODE_ENV is "${NODE_ENV}", but only one of production, development, test is allowed`
    expect(refusals({ NODE_ENV })).toEqual([sentence])
  })

  test.for([
    ['HOST', '', 'Node would open every network'],
    ['HOST', '  ', 'the same'],
    ['EHLO_NAME', 'relay', 'Google refuses a name without a dot'],
    ['EHLO_NAME', '127.0.0.1', 'an address has brackets'],
    ['EHLO_NAME', 'a b.com', 'it would be two words'],
    ['EHLO_NAME', '[a.com]', 'only addresses have brackets'],
    ['SITE_ORIGIN', 'www.company.com', 'no scheme'],
    ['SITE_ORIGIN', 'https://www.company.com/path', 'a path'],
    ['SITE_ORIGIN', 'ftp://www.company.com', 'no web address'],
    ['SITE_ORIGIN', 'https://www.company.com.', 'a dot at the end'],
    ['SITE_ORIGIN', '', 'empty'],
    ['DATA_DIR', ' ', 'blank'],
    ['DATA_DIR', ' /data', 'a blank before it'],
    ['DATA_DIR', '/data ', 'a blank after it'],
    ['DATA_DIR', '"/data"', 'quotes, which no shell took away'],
    ['DATA_DIR', "'data'", 'the same'],
    ['DATA_DIR', '~/data', 'a ~, which only a shell knows'],
    ['MAIL_FROM', 'company.com', 'no address'],
    ['MAIL_FROM', 'a@company.com, b@company.com', 'two'],
    ['MAIL_FROM', 'A\r\nBcc: <b@company.com>', 'a line of its own'],
    ['ENQUIRY_TO', 'a@company.com,', 'an empty one'],
    ['ENQUIRY_TO', '', 'none'],
    ['ENQUIRY_RATE', '5', 'no time'],
    ['ENQUIRY_RATE', '0/10m', 'nobody could write'],
    ['ENQUIRY_RATE', '5/0m', 'no time at all'],
    ['ENQUIRY_RATE', '5/8d', 'too long'],
    ['ENQUIRY_RATE', '1001/1d', 'too many'],
    ['ENQUIRY_RATE', 'off,5/1m', 'both'],
    ['PROBE_TO', 'a@company.com,b@company.com', 'two'],
    ['CONFIRMATIONS', '1001', 'too many'],
    ['WEBHOOK_FORMAT', 'JSON', 'no format'],
    ['HSTS', 'includeSubDomains', 'no word for it'],
    ['SHARED_NETWORKS', '203.0.113.7', 'no network'],
    ['SHARED_NETWORKS', '203.0.113.0/33', 'too small'],
    ['SHARED_NETWORKS', '203.0.113.0/24,none', 'both'],
    ['RETENTION_DAYS', '-1', 'below nothing'],
    ['RETENTION_DAYS', 'forever', 'no number'],
    ['RETENTION_DAYS_DEAD', '3651', 'too many'],
    ['RECAPTCHA_SITE_KEY', 'a b', 'a space'],
    ['RECAPTCHA_SITE_KEY', '"key"', 'quotes'],
    ['RECAPTCHA_SITE_KEY', "'key'", 'the same'],
    ['RECAPTCHA_VERIFY_URL', 'ftp://a', 'no web address'],
    ['RECAPTCHA_VERIFY_URL', 'https://a.com/#b', 'a part that is never sent'],
    ['TRUSTED_PROXIES', '11', 'too many'],
    ['TRUSTED_PROXIES', '10.0.0.1', 'an address'],
    ['METRICS_PORT', 'x', 'no number'],
    ['METRICS_PORT', '0', 'one that nobody would know'],
    ['METRICS_PORT', '3000', 'that of the site'],
    ['LOG_LEVEL', 'verbose', 'no level'],
  ] as const)('%s "%s" (%s)', ([name, given]) => {
    const sentences = refusals({ [name]: given })
    expect(sentences.join('\n')).toContain(`${name} is "${given}", but only `)
    expect(sentences.join('\n')).toMatch(/ is allowed$/)
  })

  test.for([
    ['DATABASE_URL', 'mysql://user:canary@host/db'],
    ['DATABASE_URL', 'canary'],
    ['DATABASE_URL', 'postgres:canary'],
    ['DATABASE_URL', 'postgres://user:canary@host:port/db'],
    ...['5432#canary', '5432/canary', '5432?canary', '5432@canary', '%canary', '%C3canary'].map(
      (password) => ['DATABASE_URL', `postgres://user:${password}@host/db`] as const,
    ),
    ['SMTP_URL', 'smtps://user:2026#canary@mail.company.com'],
    ['SMTP_URL', 'http://user:canary@host'],
    ['SMTP_URL', 'smtp://user:canary@host?tls=off'],
    ['RECAPTCHA_SECRET', 'canary with space'],
    ['RECAPTCHA_SECRET', '"canary"'],
    ['XSRF_SECRET', 'canary'],
    ['WEBHOOK_URL', 'http://www.canary.com'],
    ['WEBHOOK_URL', 'https://user:canary@host'],
    ['WEBHOOK_URL', 'https://user:2026#canary@host'],
    ['WEBHOOK_SECRET', 'whsec_canary'],
    ['PING_URL', 'canary'],
  ] as const)('%s without its value', ([name, given]) => {
    const sentences = refusals({ [name]: given })
    expect(sentences).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
    expect(sentences.join()).not.toContain('canary')
  })

  test('a webhook of JSON without a secret', () => {
    const sentences = refusals({ WEBHOOK_URL: 'https://a.company.com' })
    expect(sentences).toEqual([expect.stringMatching(/^WEBHOOK_SECRET is not set, but .*json needs it/)])
  })

  test('an address without its password', () => {
    expect(refusals({ RECAPTCHA_VERIFY_URL: 'https://user:canary@host/path' })).toEqual([
      expect.stringContaining(
        'RECAPTCHA_VERIFY_URL is "https://…@host/path", but only a web address without',
      ),
    ])
  })

  test('all of them together', () => {
    const names = ['PORT', 'DATABASE_URL', 'SMTP_URL', 'ENQUIRY_RATE', 'METRICS_PORT', 'LOG_LEVEL']
    const sentences = refusals(Object.fromEntries(names.map((name) => [name, '?'])))
    expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual(names)
  })
})

describe('in production', () => {
  const own = {
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://www.company.com',
    SMTP_URL: 'smtps://user:password@mail.company.com',
    MAIL_FROM: 'site@company.com',
    ENQUIRY_TO: 'sales@company.com',
    RECAPTCHA_SITE_KEY: 'own-key',
    RECAPTCHA_SECRET: 'own-secret',
  }

  test('what is the operator’s is enough', () => {
    expect(refusals(own)).toEqual([])
  })

  test.for(Object.keys(own).filter((name) => name !== 'NODE_ENV'))('%s has to be set', (name) => {
    const others = Object.entries(own).filter(([each]) => each !== name)
    expect(refusals(Object.fromEntries(others))).toEqual([
      expect.stringMatching(
        new RegExp(`^${name} is not set, but with NODE_ENV=production only .* is allowed$`),
      ),
    ])
  })

  test.for([
    ['SITE_ORIGIN', 'https://www.qantara.example'],
    ['SITE_ORIGIN', 'http://www.qantara.example:8080'],
    ['MAIL_FROM', 'site@qantara.example'],
    ['ENQUIRY_TO', 'sales@company.com,sales@qantara.example'],
    ['RECAPTCHA_SITE_KEY', testKeys.site],
    ['RECAPTCHA_SITE_KEY', 'your-site-key'],
  ] as const)('%s "%s" is a sample', ([name, given]) => {
    expect(refusals({ ...own, [name]: given })).toEqual([
      expect.stringContaining(`${name} is "${given}", but with NODE_ENV=production only `),
    ])
    expect(refusals({ [name]: given })).toEqual([])
  })

  test.for([
    ['DATABASE_URL', 'postgres://user:canary@db.company.example/website'],
    ['SMTP_URL', 'smtps://user:canary@MAIL.company.EXAMPLE:465'],
    ['XSRF_SECRET', `your-${'canary'.repeat(5)}`],
  ] as const)('%s may be no sample, which is not repeated', ([name, given]) => {
    const [sentence, ...others] = refusals({ ...own, [name]: given })
    expect(sentence).toMatch(
      new RegExp(`^${name} is a text of \\d+ characters .*, but with NODE_ENV=production only `),
    )
    expect(sentence).not.toContain('canary')
    expect(others).toEqual([])
    expect(refusals({ [name]: given })).toEqual([])
  })

  test('Google’s test secret is one, and is not repeated', () => {
    const sentences = refusals({ ...own, RECAPTCHA_SECRET: testKeys.secret })
    expect(sentences).toEqual([expect.stringMatching(/^RECAPTCHA_SECRET is a text of 40 characters/)])
  })
})

test('a captcha may be solved on the site, and with the test keys where Google says', () => {
  const siteOrigin = 'https://www.company.com'
  expect(captchaHostnames(siteOrigin, 'own')).toEqual(['www.company.com'])
  expect(captchaHostnames(siteOrigin, testKeys.secret)).toEqual(['www.company.com', 'testkey.google.com'])
  expect(captchaHostnames(undefined, 'own')).toBeNull()
})
