// @vitest-environment node
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCsv } from 'hucre/csv'
import { expect, test, vi } from 'vitest'
import { CommandError, UsageError } from '#translation/commands/options.ts'
import { readSources } from '#translation/files/project.ts'
import { runCommand } from '#translation/commands/runCommand.ts'
import { say } from '#translation/check/report/describe.ts'
import { columnNames, fingerprint, headingOf } from '#translation/spreadsheet/columns.ts'
import { readTable } from '#translation/spreadsheet/readTable.ts'
import { facts, inProject, project as sample, temporaryLocales, type Files } from './sampleLocales.ts'

const good: Files = { 'en/a.json': { a: 'Text', b: 'More' }, 'ar/a.json': { a: 'نص', b: 'المزيد' } }

async function run(root: string, ...args: string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const failure = await runCommand(args, { ...sample, root }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const [lines = [], errors = []] = [log, error].map(({ mock }) =>
    mock.calls.flatMap(([text = '']) => String(text).split('\n')),
  )
  log.mockRestore()
  error.mockRestore()
  return { lines, errors: errors.join('\n'), failure }
}

const read = (folder: string, path: string) => readFileSync(join(folder, inProject(path)), 'utf8')

test('good files: a line for each language and all is well', async () => {
  expect(await run(temporaryLocales(good))).toEqual({
    lines: [
      'en: texts 2, words 2',
      'ar: texts 2, words 2, done 2 (100%), stale 0',
      'es: draft, texts 2, words 0, done 0 (0%)',
      'Nothing wrong.',
    ],
    errors: '',
    failure: undefined,
  })
})

test('what is wrong: a line for each finding with its place, as an error', async () => {
  const folder = temporaryLocales({ ...good, 'ar/a.json': { a: 'نص', b: '' } })
  expect(await run(folder)).toEqual({
    lines: [
      '',
      'en: texts 2, words 2',
      'ar: texts 2, words 1, done 1 (50%), stale 0',
      'es: draft, texts 2, words 0, done 0 (0%)',
    ],
    errors: 'locales/ar/a.json:3:8 b: is empty; write the text [empty]',
    failure: new CommandError(say('count', { wrong: 1, advice: 0 })),
  })
  expect((await run(folder, '--language', 'ar')).errors).toContain('النص فارغ')
})

test('a file whose ending Windows hides is found in the folder', async () => {
  const { errors } = await run(temporaryLocales({ ...good, 'ar/a.json.txt': '' }))
  expect(errors).toContain('[file-ending]')
})

test('with advice alone, all is well', async () => {
  const { failure, lines } = await run(temporaryLocales({ ...good, 'ar/a.json': { a: 'نص', b: 'More' } }))
  expect(failure).toBeUndefined()
  expect(lines.at(-1)).toBe(say('count', { wrong: 0, advice: 1 }))
})

test('an option without its value is refused', async () => {
  const { failure } = await run(temporaryLocales(good), '--to')
  expect(failure).toStrictEqual(new UsageError("Option '--to <value>' argument missing"))
})

test('a language without messages is refused, whatever the command', async () => {
  const message = say('no-such-message-language', { language: 'xx', languages: 'en, ar' })
  const { failure } = await run(temporaryLocales(good), 'accept', 'locales/ar', '--language=xx')
  expect(failure).toStrictEqual(new UsageError(message))
})

test.each([
  ['accept'],
  ['accept', 'locales/ar/a.json', 'a', 'b'],
  ['export'],
  ['export', 'ar', 'extra'],
  ['import'],
  ['import', 'ar.xlsx', 'extra'],
] as const)('a word too many or too few is refused with a whole command: %s %s', async (name, ...words) => {
  for (const language of ['en', 'ar']) {
    const { failure } = await run(temporaryLocales(good), name, ...words, '--language', language)
    expect(failure).toStrictEqual(new UsageError(say(`${name}-what`, {}, language)))
    expect(String(failure)).toContain(`npm run locales -- ${name} `)
  }
})

test.each([
  ['check', '--partly'],
  ['check', '--open'],
  ['accept', '--fix', 'locales/ar/a.json'],
  ['export', '--partly', 'ar'],
  ['import', '--to=ar.xlsx', 'ar.xlsx'],
])('an option of another command is refused: %s %s', async (command, given, ...words) => {
  const { failure } = await run(temporaryLocales(good), command, given, ...words)
  const [option = ''] = given.split('=')
  expect(failure).toStrictEqual(new UsageError(say('no-such-option', { command, option })))
})

test('--fix fixes the form and what has one right answer, and nothing else', async () => {
  const folder = temporaryLocales({
    'en/a.json': { a: 'Text <b>of</b> {{name}}', b: 'More', c: "The <b>users'</b> 12" },
    'ar/a.json':
      '\uFEFF{\r\n\t"a": "نص\u200B <b>شرکة</b>{{name}}", "b": "المزيد",\r\n\t"c": "أرقام <b>المستخدمين</b> ١٢ \\u2066C+\\u2069"\r\n}',
  })
  expect((await run(folder)).lines.at(-1)).toMatch(
    /^With one right answer: \d+\. To fix them, run: npm run locales -- --fix$/,
  )
  const { lines } = await run(folder, '--fix')
  expect(lines).toContain('locales/ar/a.json: fixed')
  expect(lines.join()).not.toContain('With one right answer')
  expect(read(folder, 'ar/a.json')).toBe(
    `${JSON.stringify({ a: 'نص <b>شركة</b>{{name}}', b: 'المزيد', c: 'أرقام <b>المستخدمين</b> 12 \u2066C+\u2069' }, null, 2)}\n`,
  )
  expect(read(folder, 'en/a.json')).toContain('The <b>users’</b> 12')
  expect((await run(folder, '--fix')).lines).toContain('Nothing to fix.')
})

test.each([
  ["<b>Qantara</b>'s", '<b>Qantara</b>’s'],
  ["the <b>users'</b> texts", 'the <b>users’</b> texts'],
  ['one\u200B<b>\u200Btwo</b>', 'one<b>two</b>'],
  ['one\u200B {{name}}\u200B, two', 'one {{name}}, two'],
])('--fix sees the text as the check does, across tags: %s', async (text, fixed) => {
  const folder = temporaryLocales({ 'en/a.json': { a: text } })
  expect((await run(folder)).lines.join()).toContain('With one right answer: 1.')
  await run(folder, '--fix')
  expect(JSON.parse(read(folder, 'en/a.json'))).toEqual({ a: fixed })
})

test('--fix isolates the figures whose sign would move, and leaves the others', async () => {
  const en = { a: 'At 99,5%, with 8+ years and 24x7+', b: '8+', c: 'At 99,5%' }
  const fixed = {
    a: 'بنسبة \u206699,5%\u2069، وخبرة \u20668+\u2069 أعوام و\u206624x7+\u2069',
    b: '8+',
    c: 'بنسبة \u206699,5%\u2069',
  }
  const folder = temporaryLocales({
    'en/a.json': en,
    'ar/a.json': { a: 'بنسبة 99,5%، وخبرة 8+ أعوام و24x7+', b: '8+', c: 'بنسبة ٩٩٫٥٪' },
  })
  await run(folder, '--fix')
  expect(JSON.parse(read(folder, 'ar/a.json'))).toEqual(fixed)
})

test('--fix leaves a language in translation alone', async () => {
  const draft = '{ "a": "Texto\u200B nuevo" }'
  const folder = temporaryLocales({ ...good, 'es/a.json': draft })
  await run(folder, '--fix')
  expect(read(folder, 'es/a.json')).toBe(draft)
})

test('--fix leaves a file alone in which a text would be lost', async () => {
  const twice = '{ "a": "نص", "a": "نص آخر", "b": "المزيد\u200B هنا" }'
  const folder = temporaryLocales({ ...good, 'ar/a.json': twice })
  const { lines } = await run(folder, '--fix')
  expect(lines.join(), 'what --fix would not fix is not offered').not.toContain('With one right answer')
  expect(read(folder, 'ar/a.json')).toBe(twice)
})

function sheetBeside(files: Files) {
  const folder = temporaryLocales(files)
  const sheet = join(folder, 'back.csv')
  const head = columnNames.map((column) => headingOf(column, 'ar'))
  const cells: Record<string, string> = {
    file: 'a',
    key: 'a',
    english: 'Text',
    translation: 'نص جديد',
    before: 'نص',
    check: fingerprint('a', 'a', 'Text', 'نص'),
  }
  const row = columnNames.map((column) => cells[column] ?? '')
  writeFileSync(sheet, writeCsv([head, row]))
  return { folder, sheet }
}

test.each([
  ['ar', 'json-missing-comma', '{\n  "a": "نص"\n  "b": "المزيد"\n}'],
  ['ar', 'key-twice', '{\n  "a": "نص",\n  "b": "المزيد",\n  "b": "غيره"\n}'],
  ['ar', 'not-text', '{\n  "a": "نص",\n  "b": "المزيد",\n  "year": 2026\n}'],
  ['en', 'json-missing-comma', '{\n  "a": "Text"\n  "b": "More"\n}'],
  ['translated-from/ar', 'json-missing-comma', '{\n  "a": "Text"\n  "b": "More"\n}'],
] as const)(
  'no command works on a file in which a text would be lost: %s, %s',
  async (inFolder, code, broken) => {
    const recorded = { 'translated-from/ar/a.json': good['en/a.json'] }
    const { folder, sheet } = sheetBeside({ ...good, ...recorded, [`${inFolder}/a.json`]: broken })
    const before = readSources({ ...sample, root: folder })
    const target = join(folder, 'out.xlsx')
    const { errors } = await run(folder)
    const reported = errors.split('\n').find((line) => line.endsWith(`[${code}]`))
    for (const args of [
      ['import', sheet],
      ['import', sheet, '--partly'],
      ['export', 'ar', '--to', target],
      ['accept', 'locales/ar/a.json'],
      ['accept', 'locales/ar'],
    ]) {
      const { lines, failure } = await run(folder, ...args)
      expect(failure, args.join(' ')).toEqual(new CommandError(`${reported}\n${say('correct-first')}`))
      expect(lines).toEqual([])
    }
    expect(existsSync(target)).toBe(false)
    expect(readSources({ ...sample, root: folder })).toEqual(before)
  },
)

test.each([
  ['is broken', { 'facts.json': '[' }],
  ['is missing', { 'facts.json': undefined }],
  ['has the ending of a text', { 'facts.json': undefined, 'facts.json.txt': facts }],
])('no command works while a shared file %s, for no text is checked then', async (_, changed) => {
  const { folder, sheet } = sheetBeside({ ...good, ...changed })
  for (const args of [
    ['import', sheet],
    ['export', 'ar', '--to', join(folder, 'out.xlsx')],
    ['accept', 'locales/ar/a.json'],
  ]) {
    const { failure } = await run(folder, ...args)
    expect(String(failure), args.join(' ')).toContain('translation/facts.json')
    expect(String(failure)).toContain(say('correct-first'))
  }
  expect(read(folder, 'ar/a.json')).toContain('"نص"')
})

// The last one is a draft.
test.each(['ar', 'es'])('export of %s: a row for each text, never over a sheet', async (code) => {
  const folder = temporaryLocales(good)
  const target = join(folder, `${code}.xlsx`)
  expect(await run(folder, 'export', code, '--to', target)).toEqual({
    lines: [say('exported', { target, count: 2 })],
    errors: '',
    failure: undefined,
  })
  writeFileSync(target, 'the translator’s work')
  expect(await run(folder, 'export', code, '--to', target)).toEqual({
    lines: [],
    errors: '',
    failure: new CommandError(say('target-exists', { target })),
  })
  expect(readFileSync(target, 'utf8')).toBe('the translator’s work')
})

test('export --open writes only the texts that need work, also those with advice', async () => {
  const folder = temporaryLocales({ ...good, 'ar/a.json': { a: 'نص', b: 'More' } })
  const target = join(folder, 'open.xlsx')
  const { lines, failure } = await run(folder, 'export', 'ar', '--open', '--to', target)
  expect({ lines, failure }).toEqual({ lines: [say('exported', { target, count: 1 })], failure: undefined })
  const [head = [], ...rows] = await readTable(target, readFileSync(target), 'en')
  const key = head.indexOf(headingOf('key', 'ar'))
  expect(rows.map((row) => row[key])).toEqual(['b'])
})

test('export --open writes no sheet where nothing needs work', async () => {
  const folder = temporaryLocales(good)
  const target = join(folder, 'open.xlsx')
  const { lines, failure } = await run(folder, 'export', 'ar', '--open', '--to', target)
  expect({ lines, failure }).toEqual({ lines: [say('nothing-open', { language: 'ar' })], failure: undefined })
  expect(existsSync(target)).toBe(false)
})

test('accepting one text of a file records no empty list of the others', async () => {
  const record = 'translated-from/ar/a.json'
  const english = { a: 'Text', b: 'More', list: ['One'] }
  const folder = temporaryLocales({ ...good, 'en/a.json': english, [record]: { a: 'Old', b: 'More' } })
  await run(folder, 'accept', 'locales/ar/a.json', 'a')
  expect(JSON.parse(read(folder, record))).toEqual({ a: 'Text', b: 'More' })
})

test('a broken file stops no work on the others', async () => {
  const { folder, sheet } = sheetBeside({
    ...good,
    'en/b.json': { b: 'More' },
    'ar/b.json': '{ "b": "المزيد"',
  })
  expect((await run(folder, 'accept', 'locales/ar/a.json')).failure).toBeUndefined()
  expect((await run(folder, 'import', sheet)).failure).toBeUndefined()
  expect(JSON.parse(read(folder, 'ar/a.json'))).toEqual({ a: 'نص جديد', b: 'المزيد' })
})

test.each(['out.csv', 'out', 'out.xlsx.zip'])(
  'a sheet is written only as what it is, not into %s',
  async (name) => {
    const folder = temporaryLocales(good)
    const target = join(folder, name)
    const { failure } = await run(folder, 'export', 'ar', '--to', target)
    expect(failure).toEqual(new CommandError(say('target-kind', { target })))
    expect(existsSync(target)).toBe(false)
  },
)

test('a sheet in a folder that is missing is refused in one sentence', async () => {
  const folder = temporaryLocales(good)
  const target = join(folder, 'missing')
  const { failure } = await run(folder, 'export', 'ar', '--to', join(target, 'out.xlsx'))
  expect(failure).toEqual(new CommandError(say('target-folder', { target })))
})

test.each([
  './locales/ar/a.json',
  'locales\\ar\\a.json',
  '.\\locales\\ar\\a.json',
  'locales/ar/',
  './locales/ar',
  '.\\locales\\ar\\',
])('accept takes a path as shells complete it: %s', async (path) => {
  const { lines, failure } = await run(temporaryLocales(good), 'accept', path)
  expect(failure).toBeUndefined()
  expect(lines).toEqual([say('nothing-accepted', { path })])
})

test('a translation is stale from a change of its English until it is accepted', async () => {
  const folder = temporaryLocales({
    'en/a.json': { a: 'Fifteen years of consulting', list: ['One', 'Two'] },
    'ar/a.json': { a: 'خمسة عشر عامًا من الاستشارات', list: ['واحد', 'اثنان'] },
  })
  const english = { a: 'Fifteen years in consulting', list: ['Two', 'One'] }
  writeFileSync(join(folder, 'locales/en/a.json'), JSON.stringify(english))
  const stale = await run(folder)
  expect(stale.failure).toBeUndefined()
  expect(stale.lines[0]).toBe(
    'locales/ar/a.json:2:8 a: advice: is stale: the English said: … years of consulting; it says now: … years in consulting. Change the translation if need be, then run: npm run locales -- accept locales/ar/a.json a [stale]',
  )
  expect(stale.lines).toContain('ar: texts 3, words 7, done 2 (66%), stale 1')
  expect(await run(folder, 'accept', 'locales/ar/a.json', 'lsit')).toEqual({
    lines: [],
    errors: '',
    failure: new CommandError('locales/ar/a.json: has no key "lsit" that the English file has, too'),
  })
  expect((await run(folder, 'accept', 'locales/ar/a.json', 'list')).lines).toEqual([
    "locales/ar/a.json: every translation here was made from today's English.",
  ])
  expect((await run(folder)).lines).toContain('ar: texts 3, words 7, done 2 (66%), stale 1')
  expect((await run(folder, 'accept', 'locales/ar/a.json', 'a')).lines).toEqual([
    say('accepted', { file: 'locales/ar/a.json', count: 1 }),
  ])
  expect((await run(folder)).lines).toContain('ar: texts 3, words 7, done 3 (100%), stale 0')
})

test('a text left in English is not done, except one that is rightly the same', async () => {
  const english = { a: 'Text', b: 'Captcha', c: 'SAP HANA' }
  const reason = 'It is called so in Arabic, too.'
  const { lines } = await run(
    temporaryLocales({
      'en/a.json': english,
      'ar/a.json': english,
      'exceptions.json': [{ language: 'ar', file: 'a', key: 'b', finding: 'same-as-source', reason }],
    }),
  )
  expect(lines).toContain('ar: texts 3, words 4, done 2 (66%), stale 0')
})

test('the summary counts a text as stale only where a line says so', async () => {
  const folder = temporaryLocales(good)
  const stale = async () => {
    const { lines } = await run(folder)
    return {
      reported: lines.filter((line) => line.endsWith('[stale]')).length,
      counted: lines.find((line) => line.startsWith('ar: ')),
    }
  }
  writeFileSync(join(folder, 'locales/en/a.json'), JSON.stringify({ a: 'Text now }', b: 'More' }))
  expect(await stale(), 'English that is wrong').toEqual({
    reported: 0,
    counted: 'ar: texts 2, words 2, done 2 (100%), stale 0',
  })
  writeFileSync(join(folder, 'locales/en/a.json'), JSON.stringify({ a: 'Text now', b: 'More' }))
  expect(await stale(), 'English that is right').toEqual({
    reported: 1,
    counted: 'ar: texts 2, words 2, done 1 (50%), stale 1',
  })
  writeFileSync(join(folder, 'locales/ar/a.json'), JSON.stringify({ a: 'نص هنا }', b: 'المزيد' }))
  expect(await stale(), 'a translation that is wrong itself').toEqual({
    reported: 0,
    counted: 'ar: texts 2, words 3, done 2 (100%), stale 0',
  })
})

test('one accepted text of two leaves the other stale', async () => {
  const folder = temporaryLocales({
    'en/a.json': { list: ['One', 'Two', 'Three'] },
    'ar/a.json': { list: ['واحد', 'اثنان', 'ثلاثة'] },
  })
  writeFileSync(
    join(folder, 'locales/en/a.json'),
    JSON.stringify({ list: ['The first', 'Two', 'The third'] }),
  )
  expect((await run(folder)).lines.join('\n')).toContain('stale 2')
  await run(folder, 'accept', 'ar', 'list.0')
  expect((await run(folder)).lines.slice(0, 1)).toEqual([
    expect.stringContaining('ar/a.json:5:5 list.2: advice: is stale: the English said: Three'),
  ])
  expect((await run(folder)).lines.join('\n')).toContain('stale 1')
})
