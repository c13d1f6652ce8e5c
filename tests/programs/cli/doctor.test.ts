// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { checkCaptcha } from '#server/cli/doctor/checkCaptcha.ts'
import { compareClock, type CheckResult } from '#server/cli/doctor/CheckResult.ts'
import { checkDatabase } from '#server/cli/doctor/checkDatabase.ts'
import { checkDataDir } from '#server/cli/doctor/checkDataDir.ts'
import { checkMail } from '#server/cli/doctor/checkMail.ts'
import { checkOwnerFacts } from '#server/cli/doctor/checkOwnerFacts.ts'
import { checkPlaceholders } from '#server/cli/doctor/checkPlaceholders.ts'
import { testKeys } from '#server/settings/samples.ts'
import { migrations } from '#server/store/database/migrations.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { freePort } from '../../support/freePort.ts'
import { everythingFilled, nothingFilled } from '../../support/ownerFacts.ts'
import { smtpError, startMailServer } from '../../server/support/testMailServer.ts'
import { failToCloseOnce } from '../../server/support/failToCloseOnce.ts'
import { listenInTest } from '../../server/support/listenInTest.ts'
import { mountOrSkip } from '../../server/support/mountOrSkip.ts'
import { newEnquiry } from '../../server/support/newEnquiry.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'
import { onEachStore, open } from '../../server/support/stores.ts'

const summary = (results: readonly CheckResult[]) =>
  results.map(({ severity, text }) => `${severity}: ${text}`)
const containing = (...texts: string[]) => texts.map((text) => expect.stringContaining(text) as unknown)

test('the doctor says a line each, and by its status whether something is broken', () => {
  const dataDir = join(temporaryFolder(), 'data')
  const run = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
    // Not by npm, which would read a developer's .env.
    spawnSync(process.execPath, ['server/cli/doctor.ts', ...args], {
      cwd: inject('program').folder,
      env: {
        PATH: process.env['PATH'],
        ...inject('program').compileCache,
        DATA_DIR: dataDir,
        RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9',
        ...environment,
      },
      encoding: 'utf8',
    })
  const well = run({})
  expect(well).toMatchObject({ status: 0, stderr: '' })
  expect(well.stdout).toMatch(
    /^ok {4}configuration {2}every variable is right\nok {4}build {10}dist\/ is .* for https:\/\/www\.whole\.test, in en, ar\n(warn {2}[\w ]{13} {2}.+\n)+$/,
  )
  const broken = run({
    NODE_ENV: 'production',
    RECAPTCHA_SITE_KEY: 'own',
    PORT: '\u001B[2J',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  expect(broken).toMatchObject({ status: 1, stderr: '' })
  const lines = [
    String.raw`fail  configuration  PORT is "\u{1b}[2J", but only`,
    'fail  configuration  ENQUIRY_TO is not set, but',
    'fail  build          dist/ was built with RECAPTCHA_SITE_KEY "6Le',
    'fail  mail           no mail can be sent (ESOCKET: CONN, connect ECONNREFUSED 127.0.0.1:9): check host',
    'fail  placeholders   SITE_ORIGIN is not your site',
  ]
  for (const line of lines) expect(broken.stdout).toContain(line)
  expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined()
  const misused = run({}, '--all')
  expect(misused).toMatchObject({ status: 2, stdout: '' })
  expect(misused.stderr).toContain("Unknown option '--all'")
  expect(run({}, '--help')).toMatchObject({ status: 0, stderr: '' })
})

const checkFolder = (dataDir: string) =>
  summary(checkDataDir({ dataDir, databaseUrl: undefined, smtpUrl: undefined }))

describe('the data folder', () => {
  test('is well where it is private and has space', () => {
    expect(checkFolder(temporaryFolder())).toEqual([expect.stringMatching(/^(?:ok|warn): .*GB are free/)])
  })

  test('is not where others may read it or what is in it', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'enquiries.sqlite'), '', { mode: 0o644 })
    chmodSync(folder, 0o750)
    expect(checkFolder(folder).slice(0, 2)).toEqual([
      `warn: others may read "${folder}": chmod go= "${folder}"`,
      `warn: others may read "${join(folder, 'enquiries.sqlite')}": chmod go= "${join(folder, 'enquiries.sqlite')}"`,
    ])
  })

  test('is made by the server where it can be', () => {
    const folder = temporaryFolder()
    expect(checkFolder(join(folder, 'a', 'b'))).toEqual(containing('warn: DATA_DIR'))
    writeFileSync(join(folder, 'file'), '')
    expect(checkFolder(join(folder, 'file'))).toEqual(containing('is no folder'))
  })

  test.runIf(process.getuid?.() !== 0)('is broken where nobody may write', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'locked'), { mode: 0o500 })
    expect(checkFolder(join(folder, 'locked'))).toEqual(containing('fail: DATA_DIR'))
    expect(checkFolder(join(folder, 'locked', 'data'))).toEqual(containing('fail: DATA_DIR'))
  })

  test('is broken on a disk that is mounted read-only', ({ skip }) => {
    const folder = mountOrSkip('ro,size=1m', skip)
    const readOnly = `"${folder}" is mounted read-only`
    expect(checkFolder(folder)).toEqual(containing(readOnly))
    expect(checkFolder(join(folder, 'data'))).toEqual(containing(readOnly))
  })

  test('does not matter where store and mails are elsewhere', () => {
    const results = checkDataDir({ dataDir: '/nowhere', databaseUrl: 'postgres://a', smtpUrl: 'smtp://a' })
    expect(summary(results)).toEqual(containing('ok: not used'))
  })
})

onEachStore('the store', (store) => {
  test('is well when it opens and can be written; what reached nobody is told', async () => {
    const { dataDir, databaseUrl } = await store.settings()
    const database = await open({ dataDir, ...(databaseUrl && { databaseUrl }) })
    const outbox = new Outbox(database)
    expect(summary(await checkDatabase({ dataDir, databaseUrl }))).toEqual(
      containing(
        `ok: ${store.name} opens, its tables have version ${migrations.length}, it can be written`,
        ...(databaseUrl ? ['ok: within '] : []),
        'ok: 0 wait for their mail',
      ),
    )

    const { id } = await outbox.put(newEnquiry())
    await outbox.put(newEnquiry())
    const age = (minutes: number) =>
      database.query('UPDATE enquiry SET created_at = created_at - $1', [minutes * 60_000])
    await age(14)
    expect(summary(await checkDatabase({ dataDir, databaseUrl })).at(-1)).toMatch(
      'ok: 2 wait for their mail, the oldest for 14 min',
    )
    await age(50)
    expect(summary(await checkDatabase({ dataDir, databaseUrl })).at(-1)).toMatch(
      /^fail: 2 wait for their mail, the oldest for 64 min: see mail below, and npm run enquiries -- list --state queued$/,
    )
    await outbox.claim('test', 60_000)
    await outbox.markFailed([id], 'test', { error: 'EAUTH', retryInMs: null })
    expect(summary(await checkDatabase({ dataDir, databaseUrl })).at(-1)).toMatch(/^fail: 1 reached nobody/)
  })
})

test('a damaged store is broken, and one that is not there yet is not', async () => {
  const dataDir = temporaryFolder()
  const check = async () => summary(await checkDatabase({ dataDir, databaseUrl: undefined }))
  expect(await check()).toEqual(containing('warn: no store'))
  writeFileSync(join(dataDir, 'enquiries.sqlite'), 'x')
  truncateSync(join(dataDir, 'enquiries.sqlite'), 0)
  expect(await check()).toEqual(containing('is damaged'))
})

test('a store that has lost its enquiries is broken', async () => {
  const dataDir = temporaryFolder()
  const database = await open({ dataDir })
  await database.query('DROP TABLE enquiry')
  expect(summary(await checkDatabase({ dataDir, databaseUrl: undefined }))).toEqual([
    expect.stringMatching(/^fail: .*enquiries\.sqlite cannot be used \(no such table: enquiry\): restore it/),
  ])
})

test('a store that cannot be closed hides nothing that was found out about it', async () => {
  const dataDir = temporaryFolder()
  await open({ dataDir })
  failToCloseOnce()
  const [result] = summary(await checkDatabase({ dataDir, databaseUrl: undefined }))
  expect(result).toMatch(/^ok: SQLite opens/)
})

const refusePassword = (_auth: unknown, _session: unknown, done: (error: Error) => void) =>
  done(smtpError(535, 'no such user canary'))

describe('the mail server', () => {
  const mail = {
    from: { name: '', address: 'site@company.test' },
    to: [{ name: '', address: 'sales@company.test' }],
    probeTo: undefined,
  }
  const ehloName = 'www.company.test'
  const check = async (smtpUrl: string | undefined, isToSend = false, to = mail.to) =>
    summary(await checkMail({ smtpUrl, ehloName, mail: { ...mail, to } }, isToSend))

  test('is none by default', async () => {
    expect(await check(undefined)).toEqual(containing('warn: mails are written to files'))
  })

  test('is well when it lets us in, and takes a test mail only when told to', async () => {
    const server = await startMailServer()
    expect(await check(server.url)).toEqual(containing('ok: the server answers'))
    expect(server.mails).toEqual([])
    expect(await check(server.url, true)).toEqual(containing('ok: the server has taken a test mail'))
    const [received] = server.mails
    expect(received?.envelope).toEqual({ from: 'site@company.test', to: ['sales@company.test'] })
    const read = await PostalMime.parse(received?.raw ?? '')
    expect(read.subject).toBe('Test mail from the website')
  })

  test('is broken when it refuses the password', async () => {
    const server = await startMailServer({ onAuth: refusePassword, allowInsecureAuth: true })
    const url = server.url.replace('//', '//user:canary-password@')
    const [line] = await check(url)
    expect(line).toMatch(/^fail: no mail can be sent \(EAUTH 535.*: correct user and password in SMTP_URL$/)
    expect(line).not.toContain('canary-password')
  })

  test('is broken when it takes nothing from this machine', async () => {
    const server = await startMailServer({
      onConnect: (_session, done) => done(smtpError(554, '5.7.1 your address is on a blocklist')),
    })
    expect(await check(server.url)).toEqual([
      'fail: no mail can be sent (EPROTOCOL 554: CONN, 554 5.7.1 your address is on a blocklist): the server answered, and refused with 554: ask its operator',
    ])
  })

  test.for(['421 4.7.0 Try again later, closing connection. (EHLO)', '501 5.5.4 Invalid domain name'])(
    'is broken when it refuses our name, and what it said is told: %s',
    async (reply) => {
      const server = createTcpServer((socket) => {
        socket.on('error', () => {}).write('220 ready\r\n')
        socket.on('data', () => void socket.write(`${reply}\r\n`))
      })
      const [line] = await check(`smtp://127.0.0.1:${await listenInTest(server)}`)
      expect(line).toContain(reply)
      expect(line).toContain('introduces itself as www.company.test: set EHLO_NAME')
    },
  )

  test('is broken when it does not take the text of the test mail, and what it said is told', async () => {
    const server = await startMailServer({
      onData: (stream, _session, done) =>
        void stream.resume().on('end', () => done(smtpError(554, '5.7.1 looks like spam'))),
    })
    expect(await check(server.url, true)).toEqual([
      'fail: no mail can be sent (EMESSAGE 554: DATA, 554 5.7.1 looks like spam): the server answered, and refused with 554: ask its operator',
    ])
  })

  test('is broken when it is no mail server', async () => {
    const other = createTcpServer((socket) =>
      socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    )
    expect(await check(`smtp://127.0.0.1:${await listenInTest(other)}`)).toEqual(
      containing('(EPROTOCOL: CONN, HTTP/1.1 400 Bad Request): check host and port'),
    )
  })

  test('is broken when nobody can know that it is the right one', async () => {
    const server = await startMailServer({ host: '127.0.0.2' })
    expect(await check(server.url)).toEqual([
      expect.stringMatching(/^fail: .*certificate.*NODE_EXTRA_CA_CERTS, not in .env/),
    ])
  })

  test('is broken when it does not take the mail', async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(smtpError(550, 'no such mailbox')),
    })
    expect(await check(server.url, true)).toEqual([
      expect.stringMatching(/^fail: .*550.*see that the server takes mails from MAIL_FROM to ENQUIRY_TO$/),
    ])
  })

  test('is broken when it does not take the mail for one of several, which is named', async () => {
    const left = 'left@company.test'
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === left ? smtpError(550, 'no such mailbox') : null),
    })
    expect(await check(server.url, true, [...mail.to, { name: '', address: left }])).toEqual([
      `fail: the server has taken a test mail, but not for ${left} (EENVELOPE 550: RCPT TO, 550 no such mailbox): correct ENQUIRY_TO, or ask the server’s operator`,
    ])
    expect(server.mails).toHaveLength(1)
  })
})

/** A provider with this answer; it sends a Date header only if one is given. */
async function startProvider(answer: string, status = 200, headers: Record<string, string> = {}) {
  const server = createServer((_request, response) => {
    response.sendDate = false
    response.writeHead(status, headers).end(answer)
  })
  return `http://127.0.0.1:${await listenInTest(server)}/siteverify`
}
const checkProvider = (verifyUrl: string, secret = 'own') => checkCaptcha({ secret, verifyUrl })

describe('the captcha provider', () => {
  test.for([
    [
      'knows the secret',
      '{"success":false,"error-codes":["invalid-input-response"]}',
      'ok: the provider answers',
    ],
    [
      'does not',
      '{"success":false,"error-codes":["invalid-input-secret"]}',
      'fail: the provider does not know',
    ],
    ['talks nonsense', '<html>', 'fail: 127.0.0.1:'],
    [
      'understands nothing',
      '{"success":false,"error-codes":["bad-request"]}',
      'gives no verdict (bad-request)',
    ],
    ['says nothing', '{}', 'gives no verdict (no answer of siteverify)'],
  ] as const)('that %s', async ([, answer, expected]) => {
    expect(summary(await checkProvider(await startProvider(answer)))).toEqual(containing(expected))
  })

  test('that answers with an error is broken, whatever else it says', async () => {
    const answer = '{"success":false,"error-codes":["invalid-input-response"]}'
    const results = await checkProvider(await startProvider(answer, 500))
    expect(summary(results)).toEqual([expect.stringMatching(/^fail: .* gives no verdict \(status 500\)/)])
  })

  test('that does not answer is broken; with the keys for tests it only may be', async () => {
    const host = `127.0.0.1:${await freePort()}`
    expect(summary(await checkProvider(`http://${host}`))).toEqual(
      containing(`fail: ${host} does not answer (ECONNREFUSED), so that`),
    )
    expect(summary(await checkProvider(`http://${host}`, testKeys.secret))).toEqual(
      containing('warn: the secret is Google’s for tests', `warn: ${host} does not answer (ECONNREFUSED)`),
    )
  })

  test('tells the time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) })
    onTestFinished(() => void vi.useRealTimers())
    const date = new Date(Date.now() + 600_000).toUTCString()
    const results = await checkProvider(await startProvider('{}', 200, { date }))
    expect(summary(results).at(-1)).toMatch(/^fail: 600 s behind that of the captcha provider/)
  })
})

test('a clock may be a minute off, not more', () => {
  expect(summary([60_000, 61_000, -61_000].map((aheadMs) => compareClock('another', aheadMs)))).toEqual(
    containing(
      'ok: within 60 s of that of another',
      'fail: 61 s behind that of another',
      'fail: 61 s ahead of that of another',
    ),
  )
})

const locale = () => JSON.stringify({ name: 'Company', address: ['1 Main Street'] }, null, 2)
const sampleLocale = (file: string) => {
  const isArabic = file.startsWith('locales/ar/')
  const brand = isArabic ? 'قنطرة للتقنية' : 'Qantara Technologies'
  const sample = isArabic ? 'الاسم (مثال)' : 'Name (sample)'
  return JSON.stringify({ name: /brand|footer/.test(file) ? brand : sample }, null, 2)
}

describe('placeholders', () => {
  const own = {
    siteOrigin: 'https://www.company.com',
    mail: {
      from: { name: '', address: 'a@company.com' },
      to: [{ name: '', address: 'b@company.com' }],
      probeTo: undefined,
    },
    siteKey: 'own',
  }
  const company = {
    phones: { phone: '+971 4 123 4567' },
    salesEmail: 'sales@company.com',
    complianceEmail: 'compliance@company.com',
    offices: [{ phone: '+971 4 123 4568' }],
  }

  const sampleCompany = {
    phones: { phone: '+971 4 000 0000' },
    salesEmail: 'sales@qantara.example',
    complianceEmail: 'compliance@qantara.example',
    offices: [{ phone: '+971 2 000 0000' }],
  }

  test('that stand are told, all of them', () => {
    const sample = {
      siteOrigin: undefined,
      mail: { ...own.mail, to: [{ name: '', address: 'a@b.example' }] },
      siteKey: undefined,
    }
    const texts = summary(checkPlaceholders(sample, false, sampleCompany, sampleLocale))
    expect(texts).toEqual(
      containing(
        'warn: SITE_ORIGIN',
        'warn: RECAPTCHA_SITE_KEY',
        'warn: MAIL_FROM or ENQUIRY_TO',
        'warn: mail addresses',
        'warn: telephone numbers',
        'warn: office addresses and opening hours in locales/en',
        'warn: names, positions, bios and portraits in locales/en',
        'warn: the name and the logo in locales/en/brand.json and 1 more of its files are samples',
        'warn: office addresses and opening hours in locales/ar',
        'warn: names, positions, bios and portraits in locales/ar',
        'warn: the name and the logo in locales/ar/brand.json and 1 more of its files are samples',
        'warn: only you can confirm',
        'warn: only you can supply',
      ),
    )
    const wrong = texts.filter((text) => !text.includes('only you'))
    const inProduction = checkPlaceholders(sample, true, sampleCompany, sampleLocale).filter(
      ({ severity }) => severity === 'fail',
    )
    expect(inProduction).toHaveLength(wrong.length)
  })

  test('that are replaced are not', () => {
    expect(summary(checkPlaceholders(own, true, company, locale))).toEqual(['ok: none is left'])
  })

  test.for([
    ['SITE_ORIGIN', { ...own, siteOrigin: 'https://www.qantara.example' }, company],
    ['RECAPTCHA_SITE_KEY', { ...own, siteKey: 'your-site-key' }, company],
    ['telephone', own, { ...company, offices: sampleCompany.offices }],
    ['mail addresses', own, { ...company, complianceEmail: sampleCompany.complianceEmail }],
  ] as const)('of %s are found each', ([expected, given, changed]) => {
    const found = summary(checkPlaceholders(given, false, changed, locale))
    expect(found.filter((text) => !text.includes('only you'))).toEqual(containing(expected))
  })
})

describe('what only the owner can say', () => {
  test('is listed while it is empty, with the file to fill in, and breaks nothing', () => {
    const found = summary(checkOwnerFacts(nothingFilled))
    expect(found).toEqual(
      containing(
        'how soon you reply',
        'whether a first answer is free',
        'how long you take for: assessment, outline, plan, proposal, quotation, recommendation, scope, sizing',
        'whether it is free: assessment, outline',
        'when the support line answers',
        'what the average SLA of 99,5% measures',
        'which countries you serve',
        'whose equipment your hardware support covers',
        'how much memory servers with 2, 4 and 8 sockets take',
      ),
    )
    for (const line of found) expect(line).toMatch(/^warn: .*src\/config\/ownerFacts\.ts/)
  })

  test('is named by its kind where one of several is empty', () => {
    const facts = { ...everythingFilled, promises: { ...everythingFilled.promises, plan: { isFree: true } } }
    expect(summary(checkOwnerFacts(facts))).toEqual(containing('how long you take for: plan ('))
  })

  test('is not listed once it is filled in', () => {
    expect(summary(checkOwnerFacts(everythingFilled))).toEqual(['ok: all are filled in'])
  })
})
