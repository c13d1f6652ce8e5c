// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SqliteDatabase } from '#server/store/database/SqliteDatabase.ts'
import { Outbox } from '#server/store/Outbox.ts'
import { StoreError } from '#server/StoreError.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import { newEnquiry } from '../support/newEnquiry.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { onStore, open } from '../support/stores.ts'
import { environmentOf, runTool as run } from '../support/runTool.ts'

const unsafe = fillMissingFields({
  name: '=HYPERLINK("http://evil.test","x")',
  mobile: '+971 4 000',
  email: 'Huda@Sample.test',
  subject: 'a "quoted", one\u202Eabc',
  message: '-1\n\u001B[2Jcleared\u009B1m\tعربي 👩‍👩‍👧',
})

// What no terminal should get: all but line ends.
const controls = /(?!\n)\p{Cc}/u

onStore('SQLite', 'the operator’s tool', (store) => {
  async function filledStore() {
    const settings = await store.settings()
    const outbox = new Outbox(await open(settings))
    const dead = await outbox.put(newEnquiry({ captcha: 'unverified', texts: unsafe }))
    await outbox.claim('test', 60_000)
    await outbox.markFailed([dead.id], 'test', { error: 'EENVELOPE 550: no such …', retryInMs: null })
    const sent = await outbox.put(newEnquiry())
    await outbox.claim('test', 60_000)
    await outbox.markSent([sent.id], 'test')
    const queued = await outbox.put(newEnquiry({ language: 'en' }))
    const environment = environmentOf(settings)
    return { outbox, dead, sent, queued, environment, run: (...args: string[]) => run(args, environment) }
  }

  test('lists them, the newest first, without what was typed', async () => {
    const { dead, sent, queued, run: tool } = await filledStore()
    const { status, out, errors } = await tool('list')
    expect(status).toBe(0)
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
    expect(out.split('\n')).toEqual([
      'reference  received (UTC)    state   tries  language  captcha     last error',
      expect.stringMatching(new RegExp(`^${queued.reference}  ${time}  queued  0      en        passed$`)),
      expect.stringMatching(new RegExp(`^${sent.reference}  ${time}  sent    1      ar        passed$`)),
      expect.stringMatching(
        new RegExp(`^${dead.reference}  ${time}  dead    1      ar        unverified  EENVELOPE 550$`),
      ),
      '',
    ])
    expect(errors).toBe('3 shown; in all: 1 queued, 0 sending, 1 sent, 1 dead\n')
    expect((await tool('list', '--state', 'dead')).out.split('\n')).toHaveLength(3)
    expect((await tool('list', '--limit', '1')).out).toContain(queued.reference)
    expect(await tool('list', '--state', 'sending')).toMatchObject({ status: 0, out: '' })
  })

  test('lists 20 unless told otherwise', async () => {
    const settings = await store.settings()
    const outbox = new Outbox(await open(settings))
    for (let count = 0; count < 21; count += 1) await outbox.put(newEnquiry())
    const { out } = await run(['list'], environmentOf(settings))
    // Its heading and the end of its last line stand beside them.
    expect(out.split('\n')).toHaveLength(1 + 20 + 1)
  })

  test('shows one, by id or reference, and nothing of it moves the terminal', async () => {
    const { dead, run: tool } = await filledStore()
    const { status, out } = await tool('show', dead.reference.toLowerCase())
    expect(status).toBe(0)
    expect(out).toContain('last error  EENVELOPE 550: no such …\n')
    expect(out).toContain(String.raw`message     -1
            \u{1b}[2Jcleared\u{9b}1m\u{9}عربي 👩‍👩‍👧`)
    expect(out).toContain(String.raw`one\u{202e}abc`)
    expect(out).not.toMatch(controls)
    expect((await tool('show', dead.id)).out).toBe(out)
  })

  test('makes a dead one due, and says why another is not', async () => {
    const { dead, sent, outbox, run: tool } = await filledStore()
    expect(await tool('retry', dead.reference)).toMatchObject({ status: 0, errors: '' })
    expect(await outbox.get(dead.id)).toMatchObject({ state: 'queued', attempts: 0 })
    expect(await tool('retry', sent.id)).toMatchObject({
      status: 1,
      errors: `${sent.reference} was sent already: it was mailed or, without a mail server, written to DATA_DIR/mails\n`,
    })
  })

  test('erases by mail address, and says how many', async () => {
    const { dead, run: tool } = await filledStore()
    expect(await tool('erase', '--email', 'HUDA@sample.TEST')).toMatchObject({
      status: 0,
      out: 'Erased the texts of 3 enquiries\n',
    })
    expect((await tool('show', dead.id)).out).toMatch(/\ntexts {7}erased\n$/)
    expect(await tool('retry', dead.id)).toMatchObject({ status: 1 })
    const again = await tool('erase', '--email', 'huda@sample.test')
    expect(again).toMatchObject({ status: 1, out: '' })
    expect(again.errors).not.toContain('huda')
  })

  test('finishes an erasure that failed half-way', async () => {
    const { run: tool } = await filledStore()
    const failure = new StoreError('database or disk is full', 'SQLITE_FULL')
    const scrub = vi.spyOn(SqliteDatabase.prototype, 'scrub').mockRejectedValueOnce(failure)
    onTestFinished(() => void vi.restoreAllMocks())
    const erase = () => tool('erase', '--email', 'huda@sample.test')
    expect(await erase()).toMatchObject({ status: 1, out: '' })
    expect(await erase()).toEqual({
      status: 1,
      out: '',
      errors:
        'No enquiry in this store has that address. If an erasure was interrupted before, it is complete now\n',
    })
    expect(scrub).toHaveBeenCalledTimes(2)
  })

  test('erases by an address that is typed, which no list of processes shows', async () => {
    const { queued, outbox, environment } = await filledStore()
    const { status, out, errors } = await run(['erase', '--email', '-'], environment, {
      typed: ' huda@sample.test\nmore',
    })
    expect([status, out, errors]).toEqual([0, 'Erased the texts of 3 enquiries\n', 'Mail address: '])
    expect(await outbox.get(queued.id)).toMatchObject({ texts: null })
    const nothing = await run(['erase', '--email', '-'], environment)
    expect(nothing).toMatchObject({ status: 2, out: '' })
  })

  test('finds and exports what came from a mail address, and nothing else', async () => {
    const { outbox, queued, environment, run: tool } = await filledStore()
    const other = await outbox.put(newEnquiry({ texts: { ...unsafe, email: 'other@sample.test' } }))
    const found = await tool('find', '--email', 'HUDA@sample.TEST')
    expect(found.status).toBe(0)
    expect(found.out.split('\n')).toHaveLength(1 + 3 + 1)
    expect(found.out).not.toContain(other.reference)
    expect(found.out).not.toContain('uda')
    const typed = await run(['export', '--json', '--email', '-'], environment, { typed: 'other@sample.test' })
    expect(JSON.parse(typed.out)).toMatchObject([{ id: other.id, texts: { email: 'other@sample.test' } }])
    const csv = await tool('export', '--csv', '--email', 'huda@sample.test')
    expect(parseCsv(csv.out)).toHaveLength(1 + 3)
    await tool('erase', '--email', 'huda@sample.test')
    for (const args of [['find'], ['export', '--json']]) {
      const { out } = await tool(...args, '--email', 'huda@sample.test')
      expect(out).not.toContain(queued.id)
    }
    expect(await tool('find', '--email', 'huda@sample.test')).toEqual({
      status: 1,
      out: '',
      errors: 'No enquiry in this store has that address\n',
    })
    expect(await tool('find')).toMatchObject({ status: 2, out: '' })
  })

  test.for([
    '\u200Ehuda@sample.test\u200F',
    '\u2068huda@sample.test\u2069',
    'Huda Nasser <huda@sample.test>',
    '"Nasser, Huda" <mailto:huda@sample.test>',
    'mailto:huda@sample.test?subject=Hello',
    'mailto:huda%40sample.test',
    'huda@sample.test،',
    '«huda@sample.test».',
    'huda@sample.test; ',
  ])('finds, exports and erases by an address as people copy it: %j', async (copied) => {
    const { run: tool } = await filledStore()
    expect((await tool('find', '--email', copied)).out.split('\n')).toHaveLength(1 + 3 + 1)
    expect(JSON.parse((await tool('export', '--json', '--email', copied)).out)).toHaveLength(3)
    expect((await tool('erase', '--email', copied)).out).toBe('Erased the texts of 3 enquiries\n')
  })

  test.for(['a@sample.test, huda@sample.test', 'huda@sample', 'huda @sample.test', '<>', '@sample.test'])(
    'refuses what the form refuses as an address: %j',
    async (copied) => {
      const { run: tool } = await filledStore()
      for (const command of [['find'], ['erase'], ['export', '--csv']]) {
        const { status, out, errors } = await tool(...command, '--email', copied)
        expect([status, out]).toEqual([2, ''])
        expect(errors).toContain('--email is no mail address')
      }
    },
  )

  test('finds an address typed with other digits, in the store or on the command line', async () => {
    const { outbox, run: tool } = await filledStore()
    const { id } = await outbox.put(newEnquiry({ texts: { ...unsafe, email: 'huda٢٠٢٦@sample.test' } }))
    for (const typed of ['huda2026@sample.test', 'huda٢٠٢٦@sample.test']) {
      const { out } = await tool('export', '--json', '--email', typed)
      expect(JSON.parse(out)).toMatchObject([{ id }])
    }
  })

  test('shows an enquiry by a reference in the marks that our mail puts round it', async () => {
    const { dead, run: tool } = await filledStore()
    const shown = await tool('show', `\u2068${dead.reference}\u2069`)
    expect(shown.out).toBe((await tool('show', dead.reference)).out)
    expect(shown.status).toBe(0)
  })

  test('imports what it has exported, once, and sends what was not sent', async () => {
    const { outbox, dead, queued, sent, run: tool } = await filledStore()
    await outbox.put(newEnquiry({ digest: true }))
    const [flood] = await outbox.claimDigest('gone', 60_000, 9)
    const file = join(temporaryFolder(), 'enquiries.json')
    await tool('export', '--json', '--out', file)
    const settings = await store.settings()
    const fresh = new Outbox(await open(settings))
    const again = (...args: string[]) => run(args, environmentOf(settings))
    expect(await again('import', file)).toEqual({
      status: 0,
      out: '',
      errors: '4 enquiries imported, 0 were there already\n',
    })
    for (const { id } of [dead, sent]) {
      const imported = await fresh.get(id)
      expect(imported).toEqual({ ...(await outbox.get(id)), nextAt: imported?.nextAt })
    }
    expect(await fresh.claim('here', 60_000)).toMatchObject({ id: queued.id, texts: { name: 'هدى' } })
    expect(await fresh.claimDigest('here', 60_000, 9)).toMatchObject([
      { id: flood?.id, mailId: flood?.mailId },
    ])
    expect(await fresh.retry(dead.id)).toBe(true)
    await again('erase', '--email', 'huda@sample.test')
    expect((await again('import', file)).errors).toBe('0 enquiries imported, 4 were there already\n')
    expect(await fresh.get(sent.id)).toMatchObject({ texts: null })
  })

  test.for([
    ['no JSON', '[{', 'SyntaxError'],
    ['no list', '{}', 'array'],
    ['a row without a state', (row: object) => ({ ...row, state: undefined }), '[1].state'],
    ['a state that is none', (row: object) => ({ ...row, state: 'lost' }), '[1].state'],
    ['a time that is none', (row: object) => ({ ...row, receivedAt: 'yesterday' }), '[1].receivedAt'],
    ['texts that are none', (row: object) => ({ ...row, texts: { name: 7 } }), '[1].texts'],
  ] as const)('imports nothing of a file with %s, and says where', async ([, content, place]) => {
    const { run: tool } = await filledStore()
    const file = join(temporaryFolder(), 'enquiries.json')
    const [first, second, ...rest] = JSON.parse((await tool('export', '--json')).out) as object[]
    writeFileSync(
      file,
      typeof content === 'string' ? content : JSON.stringify([first, content(second ?? {}), ...rest]),
    )
    const settings = await store.settings()
    const fresh = new Outbox(await open(settings))
    const { status, errors } = await run(['import', file], environmentOf(settings))
    expect([status, errors]).toEqual([1, expect.stringContaining(place)])
    expect(await fresh.list({ limit: 9 })).toEqual([])
  })

  test('exports safe CSV, whole', async () => {
    const { dead, run: tool } = await filledStore()
    const { status, out, errors } = await tool('export', '--csv')
    expect([status, errors]).toEqual([0, '3 enquiries exported\n'])
    const [head, first, ...others] = parseCsv(out)
    expect(head?.slice(0, 2)).toEqual(['\uFEFFreference', 'id'])
    expect(first?.slice(0, 2)).toEqual([dead.reference, dead.id])
    const exported = Object.fromEntries(head?.map((column, index) => [column, first?.[index]]) ?? [])
    expect(exported).toMatchObject({
      name: `'${unsafe.name}`,
      mobile: `="${unsafe.mobile}"`,
      email: unsafe.email,
      subject: unsafe.subject,
      message: `'-1\n[2Jcleared1m\tعربي 👩‍👩‍👧`,
    })
    expect(others).toHaveLength(2)
    expect(out.replaceAll('\r\n', '').replaceAll('\t', '')).not.toMatch(controls)
  })

  // What LibreOffice and Excel would take for a number, a sum, a date or a time.
  const numbers = [
    '0501234567',
    '+971501234567',
    '00971 50 123 4567',
    '+971-4-123 4567',
    '٠٥٠',
    '1e5',
    '1/2',
    '10:30',
  ]

  test('exports numbers to CSV as texts of a spreadsheet', async () => {
    const settings = await store.settings()
    const outbox = new Outbox(await open(settings))
    const texts = fillMissingFields({ name: 'n', mobile: '1', email: 'a@b.test' })
    for (const mobile of numbers)
      await outbox.put(newEnquiry({ texts: { ...texts, mobile, subject: mobile } }))
    const [head, ...lines] = parseCsv((await run(['export', '--csv'], environmentOf(settings))).out)
    for (const column of ['mobile', 'subject'])
      expect(new Set(lines.map((line) => line[head?.indexOf(column) ?? -1]))).toEqual(
        new Set(numbers.map((typed) => `="${typed}"`)),
      )
  })

  test('exports a workbook of texts as they were typed', async () => {
    const settings = await store.settings()
    const outbox = new Outbox(await open(settings))
    const typed = [...numbers, unsafe.name, unsafe.subject, '@a', 'TRUE', '#N/A', '<&>', ' a\n\tb']
    for (const subject of typed)
      await outbox.put(newEnquiry({ texts: { ...unsafe, mobile: subject, subject } }))
    await outbox.put(newEnquiry({ texts: { ...unsafe, mobile: '\u001B\uFFFE', subject: '\uD800' } }))
    const file = join(temporaryFolder(), 'enquiries.xlsx')
    const { status, errors } = await run(['export', '--xlsx', '--out', file], environmentOf(settings))
    expect([status, errors]).toEqual([0, `${typed.length + 1} enquiries exported\n`])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [head = [], ...rows] = (await readXlsx(readFileSync(file))).sheets[0]?.rows ?? []
    const column = (name: string) => new Set(rows.map((row) => row[head.indexOf(name)]))
    // Enquiries of one millisecond stand in no order.
    const expected = new Set([...typed, '\uFFFD'])
    expect(column('mobile')).toEqual(expected)
    expect(column('subject')).toEqual(expected)
    expect(column('email')).toEqual(new Set([unsafe.email]))
    const toTerminal = await run(['export', '--xlsx'], environmentOf(settings))
    expect(toTerminal).toMatchObject({ status: 2, out: '' })
    expect(toTerminal.errors).toContain('--xlsx needs --out')
  })

  test('exports JSON, with every character', async () => {
    const { dead, run: tool } = await filledStore()
    const { out } = await tool('export', '--json')
    expect(JSON.parse(out)).toMatchObject([
      { id: dead.id, texts: unsafe, state: 'dead', dueAt: null },
      { state: 'sent' },
      { state: 'queued', sentAt: null },
    ])
    expect(out).not.toMatch(controls)
  })

  test('exports into a new file of one’s own', async () => {
    const { run: tool } = await filledStore()
    const file = join(temporaryFolder(), 'enquiries.csv')
    expect(await tool('export', '--csv', '--out', file)).toMatchObject({ status: 0, out: '' })
    expect(parseCsv(readFileSync(file, 'utf8'))).toHaveLength(4)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(file, 'kept')
    const second = await tool('export', '--json', '--out', file)
    expect(second).toMatchObject({ status: 1, errors: expect.stringContaining('there already') as unknown })
    expect(readFileSync(file, 'utf8')).toBe('kept')
    for (const place of ['/nowhere/a.csv', join(file, 'a.csv')]) {
      const { status, errors } = await tool('export', '--csv', '--out', place)
      expect([status, errors]).toEqual([
        1,
        expect.stringMatching(/ was not written, \w+: name a place that you may write\n$/),
      ])
    }
  })

  test('exports no formula behind what is taken out', async () => {
    const settings = await store.settings()
    const outbox = new Outbox(await open(settings))
    const messages = [
      '\u0000=1+1',
      '\t=1+1',
      '\r=1+1',
      '\n=1+1',
      ' +1',
      '\u200B@a',
      '\u009B\uFF1D1',
      '+1-2',
      '+1 (2)',
    ]
    const texts = fillMissingFields({ name: 'n', mobile: '1', email: 'a@b.test' })
    for (const message of messages) await outbox.put(newEnquiry({ texts: { ...texts, message } }))
    const [head = [], ...lines] = parseCsv((await run(['export', '--csv'], environmentOf(settings))).out)
    const exported = [
      "'=1+1",
      "'\t=1+1",
      "'\n=1+1",
      '=" +1"',
      "'\u200B@a",
      "'\uFF1D1",
      '="+1-2"',
      '="+1 (2)"',
    ]
    expect(new Set(lines.map((line) => line[head.indexOf('message')]))).toEqual(new Set(exported))
  })

  test('exports an empty store', async () => {
    const settings = await store.settings()
    await open(settings)
    expect((await run(['export', '--json'], environmentOf(settings))).out).toBe('[]\n')
    expect(parseCsv((await run(['export', '--csv'], environmentOf(settings))).out)).toHaveLength(1)
  })
})

/** By RFC 4180. */
function parseCsv(text: string): string[][] {
  const lines = text.match(/(?:"(?:[^"]|"")*"|[^\r"])+\r\n/g) ?? []
  expect(lines.join('')).toBe(text)
  return lines.map((line) =>
    [...line.matchAll(/(\uFEFF?)"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(
      ([, mark = '', value = '']) => mark + value.replaceAll('""', '"'),
    ),
  )
}

describe('the tool', () => {
  test.for([1, 40, 72, 200])('writes no line wider than the terminal of %i columns', async (width) => {
    const settings = { dataDir: temporaryFolder() }
    await new Outbox(await open(settings)).put(newEnquiry())
    const { out } = await run(['list'], environmentOf(settings), { width })
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width)
  })

  test.for([
    ['no command', []],
    ['an unknown one', ['lost']],
    ['a name that every object has', ['constructor']],
    ['an unknown option', ['list', '--all']],
    ['a state that there is not', ['list', '--state', 'lost']],
    ['a limit of none', ['list', '--limit', '0']],
    ['no name', ['show']],
    ['two names', ['retry', 'a', 'b']],
    ['no format', ['export']],
    ['two formats', ['export', '--csv', '--json']],
    ['no address', ['erase']],
    ['what is no address', ['erase', '--email', 'huda']],
  ] as const)('with %s writes how it is used, and has status 2', async ([, args]) => {
    const { status, out, errors } = await run(args, { DATA_DIR: '/nowhere' })
    expect([status, out]).toEqual([2, ''])
    expect(errors).toMatch(/^\S.*\n/)
    expect(errors).not.toMatch(/huda|TypeError|^ {4}at /m)
  })

  test.for([
    [['--help']],
    [['help']],
    [['list', '--help']],
    [['export', '-h']],
    [['erase', '--help']],
  ] as const)('with %o has a help of at most 80 columns, without a store', async ([args]) => {
    const { status, out, errors } = await run(args, { DATA_DIR: '/nowhere' })
    expect([status, errors]).toEqual([0, ''])
    expect(out).toContain('npm run enquiries --')
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test('erases the files of mails too', async () => {
    const dataDir = temporaryFolder()
    const { id } = await new Outbox(await open({ dataDir })).put(newEnquiry())
    const folder = join(dataDir, 'mails')
    mkdirSync(folder)
    writeFileSync(join(folder, `${id}.eml`), `Subject: a\r\nX-Enquiry-Id: ${id}\r\n\r\nText`)
    const { out } = await run(['erase', '--email', 'huda@sample.test'], { DATA_DIR: dataDir })
    expect(out).toBe('Erased the texts of 1 enquiry, and 1 file of mails\n')
    expect(readdirSync(folder)).toEqual([])
  })

  test('does not make a store where there is none', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const { status, errors } = await run(['list'], { DATA_DIR: dataDir })
    expect(status).toBe(1)
    expect(errors).toContain(`There is no store in "${dataDir}": set DATA_DIR`)
  })

  test('says what is wrong with the settings of the store, and minds no others', async () => {
    expect(await run(['list'], { DATABASE_URL: 'mysql://a' })).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^DATABASE_URL is /) as unknown,
    })
    const settings = { dataDir: temporaryFolder() }
    await open(settings)
    const environment = { ...environmentOf(settings), NODE_ENV: 'production', PORT: 'abc', SMTP_URL: 'x' }
    expect(await run(['list'], environment)).toMatchObject({ status: 0 })
  })

  test('names what it does not find, without what would move the terminal', async () => {
    const settings = { dataDir: temporaryFolder() }
    await open(settings)
    const { status, errors } = await run(['show', 'QT-\u001B[2J'], environmentOf(settings))
    expect(status).toBe(1)
    expect(errors).toMatch(/^No enquiry in this store is called "QT-\\u\{1b\}\[2J": /)
  })

  test('runs as a program', async () => {
    const dataDir = temporaryFolder()
    const { reference } = await new Outbox(await open({ dataDir })).put(newEnquiry())
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const child = spawnSync(process.execPath, ['server/cli/enquiries.ts', 'show', reference], {
      cwd: root,
      env: { DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect(child).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(reference) as unknown,
    })
  })
})
