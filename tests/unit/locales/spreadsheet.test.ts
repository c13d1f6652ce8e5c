// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCsv } from 'hucre/csv'
import { writeOds } from 'hucre/ods'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CommandError } from '#translation/commands/options.ts'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { fingerprint, headingOf, type Table } from '#translation/spreadsheet/columns.ts'
import { importSheet } from '#translation/spreadsheet/importSheet.ts'
import { planImport } from '#translation/spreadsheet/planImport.ts'
import { readTable } from '#translation/spreadsheet/readTable.ts'
import { rowsOf } from '#translation/spreadsheet/rows.ts'
import { writeSheet } from '#translation/spreadsheet/writeSheet.ts'
import { describe as inWords, say } from '#translation/check/report/describe.ts'
import { facts, project, sourcesOf, temporaryLocales, type Files } from './sampleLocales.ts'

const arabic = { hello: 'أهلًا {{name}}', list: ['واحد', 'اثنان'], years: '15 سنة مع SAP' }
const files: Files = {
  'en/a.json': { hello: 'Hello {{name}}', list: ['One', 'Two'], years: '15 years of SAP' },
  'ar/a.json': arabic,
  'facts.json': { ...facts, pages: {} },
}
const head = (['file', 'key', 'english', 'translation', 'before', 'check'] as const).map((name) =>
  headingOf(name, 'ar'),
)
const exported = new Map([
  ['hello', 'أهلًا {{name}}'],
  ['list.0', 'واحد'],
  ['list.1', 'اثنان'],
  ['years', '15 سنة مع SAP'],
])
const sheetRow = (file: string, key: string, english: string, translation: string, before: string) => [
  file,
  key,
  english,
  translation,
  before,
  fingerprint(file, key, english, before),
]
const withBefore = ([file = '', key = '', english = '', translation = '']: string[]) =>
  sheetRow(file, key, english, translation, exported.get(key) ?? '')
const hello = ['a', 'hello', 'Hello {{name}}']
async function failureOf(importing: Promise<void>): Promise<string> {
  const error: unknown = await importing.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CommandError)
  return (error as CommandError).message
}
const plan = (...rows: Table) => planImport(project, sourcesOf(files), [head, ...rows.map(withBefore)], 'en')

test('what is the same changes nothing', () => {
  expect(plan([...hello, 'أهلًا {{name}}'])).toEqual({
    language: 'ar',
    changes: [],
    refusals: [],
    notices: [],
    unedited: 1,
    files: new Map(),
  })
})

test('what is new changes its value and nothing else', () => {
  const {
    changes,
    refusals,
    files: changed,
  } = plan([...hello, ' مرحبًا {{name}} '], ['a', 'list.1', 'Two', 'ثانٍ'])
  expect(refusals).toEqual([])
  expect(changes.map(({ key, value }) => [key, value])).toEqual([
    ['hello', 'مرحبًا {{name}}'],
    ['list.1', 'ثانٍ'],
  ])
  expect(changed.get('locales/ar/a.json')).toBe(
    `${JSON.stringify({ hello: 'مرحبًا {{name}}', list: ['واحد', 'ثانٍ'], years: '15 سنة مع SAP' }, null, 2)}\n`,
  )
})

test.for<readonly [string, string[], string]>([
  ['a broken placeholder', [...hello, 'مرحبًا {{nmae}}'], '{{nmae}} is unknown; did you mean {{name}}?'],
  ['a lost placeholder', [...hello, 'مرحبًا'], 'lacks {{name}}'],
  ['a tag of their own', [...hello, 'مرحبًا <b>{{name}}</b>'], 'has <b>…</b>, which the English text lacks'],
  [
    'another figure',
    ['a', 'years', '15 years of SAP', '8 سنوات مع SAP'],
    'says 8 where the English text says 15',
  ],
  [
    'other English',
    ['a', 'hello', 'Hi {{name}}', 'مرحبًا {{name}}'],
    'was made from another English text: the sheet has "Hi {{name}}", the site "Hello {{name}}"',
  ],
  ['an emptied cell', [...hello, ''], 'is empty, and the translation on the site'],
  [
    'a key that was changed',
    ['a', 'helo', 'Hello {{name}}', 'مرحبًا {{name}}'],
    'no text with this file and key',
  ],
  [
    'a file that was changed',
    ['b', 'hello', 'Hello {{name}}', 'مرحبًا {{name}}'],
    'no text with this file and key',
  ],
  ['a line break', [...hello, 'مرحبًا\n{{name}}'], 'line break'],
  ['a formula', [...hello, '=SUM(1,2)'], 'has mistaken it for a formula'],
  ['what a formula became', [...hello, '#NAME?'], 'has mistaken it for a formula'],
  ['a date', ['a', 'years', '15 years of SAP', '24-Jul'], 'has turned it into a date'],
  ['a day', ['a', 'years', '15 years of SAP', '2026-07-24'], 'has turned it into a date'],
  ['a typed line break', [...hello, 'مرحبًا\\n{{name}}'], 'as it is written'],
])('%s is refused, by row and reason', ([, row, reason]) => {
  const { changes, refusals, files: changed } = plan(['a', 'list.0', 'One', 'واحد'], row)
  expect(refusals).toEqual([
    { row: 3, text: `${row[0]} ${row[1]}`, reasons: [expect.stringContaining(reason) as string] },
  ])
  expect(changes).toEqual([])
  expect(changed.size).toBe(0)
})

const figure = sourcesOf({ 'en/a.json': { many: '300+' }, 'ar/a.json': { many: '300+' } })

test('an English figure that the spreadsheet program changed is reported, not refused', () => {
  const row = sheetRow('a', 'many', '300+', 'أكثر من 300', '300+').with(2, '300')
  for (const language of ['en', 'ar']) {
    const { changes, notices } = planImport(project, figure, [head, row], language)
    const values = { column: headingOf('english', 'ar'), sheet: '"300"', site: '"300+"' }
    expect(changes).toMatchObject([{ value: 'أكثر من 300' }])
    expect(notices).toMatchObject([{ row: 2, reasons: [say('column-changed', values, language)] }])
  }
})

test('a translation whose signs the spreadsheet program dropped is refused, also alone', () => {
  const row = sheetRow('a', 'many', '300+', '300', '300+')
  expect(planImport(project, figure, [head, row], 'en').refusals).toMatchObject([
    { row: 2, reasons: [expect.stringMatching(/^the sheet has "300", the site "300\+"; /) as string] },
  ])
  expect(planImport(project, figure, [head, row.with(3, 'أكثر من 300')], 'en').refusals).toEqual([])
})

test('a changed cell beside the translation is reported, and stops nothing', () => {
  const [file, key, english, , before, check] = withBefore([...hello, 'مرحبًا {{name}}'])
  const values = { column: headingOf('before', 'ar'), sheet: '"مرحبًا {{name}}"', site: `"${before}"` }
  const rows = [
    [file, key, english, 'مرحبًا {{name}}', 'مرحبًا {{name}}', check],
    ['a', 'list.0', 'Once', 'الأول', 'واحد', fingerprint('a', 'list.0', 'One', 'واحد')],
  ].map((row) => row.map((cell) => cell ?? ''))
  const { changes, refusals, notices } = planImport(project, sourcesOf(files), [head, ...rows], 'en')
  expect(changes.map(({ value }) => value)).toEqual(['مرحبًا {{name}}', 'الأول'])
  expect(refusals).toEqual([])
  expect(notices).toEqual([
    { row: 2, text: 'a hello', reasons: [say('column-changed', values)] },
    { row: 3, text: 'a list.0', reasons: [expect.stringContaining('"Once"')] },
  ])
  const later = planImport(project, newer, [head, ...rows], 'en')
  expect(later.refusals.map(({ reasons }) => reasons[0])).toEqual([
    expect.stringContaining(headingOf('before', 'ar')),
    expect.stringContaining(headingOf('english', 'ar')),
  ])
})

test('a key that was changed in the sheet is told', () => {
  const row = withBefore([...hello, 'مرحبًا {{name}}']).with(1, 'helo')
  const { refusals } = planImport(project, sourcesOf(files), [head, row], 'en')
  expect(refusals).toMatchObject([{ reasons: [say('row-moved')] }])
})

test('what programs add to a cell and nobody sees is left out', () => {
  const row = withBefore([...hello, 'مرحبًا يا\u200B {{name}}'])
  const { changes, refusals } = planImport(
    project,
    sourcesOf(files),
    [head.map((cell) => `\uFEFF${cell}\u00A0`), row.with(1, 'hello\u200B').with(2, 'Hello\u00A0{{name}}')],
    'en',
  )
  expect(refusals).toEqual([])
  expect(changes.map(({ key, value }) => [key, value])).toEqual([['hello', 'مرحبًا يا {{name}}']])
})

test('the sheet is found behind another one, and below the line that names the separator', async () => {
  const row = withBefore([...hello, 'مرحبًا {{name}}'])
  const sheets = [
    { name: 'Notes', rows: [['Thank you']] },
    { name: 'ar', rows: [head, row] },
  ]
  const csv = `sep=;\r\n${writeCsv([head, row], { delimiter: ';' })}`
  for (const [name, bytes] of [
    ['ar.xlsx', await writeXlsx({ sheets })],
    ['ar.ods', await writeOds({ sheets })],
    ['ar.csv', new TextEncoder().encode(csv)],
  ] as const) {
    expect((await readTable(name, bytes, 'en')).slice(0, 2), name).toEqual([head, row])
  }
})

test('a formula and a date are read as what they are, in XLSX and ODS', async () => {
  const cells = new Map([['0,1', { value: null, formula: 'SUM(1,2)' }]])
  const sheets = [{ name: 'ar', rows: [[new Date(Date.UTC(2026, 6, 24)), null]], cells }]
  for (const [name, bytes] of [
    ['ar.xlsx', await writeXlsx({ sheets })],
    ['ar.ods', await writeOds({ sheets })],
  ] as const) {
    expect(await readTable(name, bytes, 'en'), name).toEqual([['2026-07-24', '=SUM(1,2)']])
  }
})

/** The site after some texts changed since the export. */
const newer = sourcesOf({
  ...files,
  'ar/a.json': { hello: 'سلام {{name}}', list: ['أول', 'اثنان'], years: '15 سنة مع SAP' },
})

test('a row that the sheet left as it was does not undo what the site has by now', () => {
  const rows = [
    [...hello, 'أهلًا {{name}}'],
    ['a', 'list.0', 'One', 'واحد'],
    ['a', 'list.1', 'Two', 'ثانٍ'],
  ].map(withBefore)
  const { changes, refusals, unedited } = planImport(project, newer, [head, ...rows], 'en')
  expect(refusals).toEqual([])
  expect(unedited).toBe(2)
  expect(changes.map(({ key, value }) => [key, value])).toEqual([['list.1', 'ثانٍ']])
})

test('a row that was changed in the sheet and on the site is refused with both texts', () => {
  const rows = [
    [...hello, 'مرحبًا {{name}}'],
    ['a', 'list.0', 'One', 'أول'],
  ].map(withBefore)
  const { changes, refusals } = planImport(project, newer, [head, ...rows], 'en')
  const values = { sheet: '"مرحبًا {{name}}"', site: '"سلام {{name}}"' }
  expect(refusals).toEqual([{ row: 2, text: 'a hello', reasons: [say('row-changed-twice', values)] }])
  expect(changes).toEqual([])
})

test('every reason of a row is told at once, and printed as a line of its own', async () => {
  const root = temporaryLocales(files)
  const wrong = sheetRow('a', 'hello', 'Hi {{name}}', 'مرحبًا، {{nmae}}', 'سلام {{name}}')
  const right = sheetRow('a', 'years', '15 years of SAP', '15 عامًا مع SAP', '15 سنة مع SAP')
  const csv = join(root, 'back.csv')
  writeFileSync(csv, writeCsv([head, wrong, right]))
  const error = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const failure = await failureOf(
    importSheet({ ...project, root }, csv, { partly: false, messageLanguage: 'en' }),
  )
  expect(failure).toBe(say('nothing-written', { refused: 1, changed: 1 }))
  const reasons = [
    say('row-other-english', { sheet: '"Hi {{name}}"', site: '"Hello {{name}}"' }),
    say('row-changed-twice', { sheet: '"مرحبًا، {{nmae}}"', site: '"أهلًا {{name}}"' }),
    inWords({ code: 'placeholder-misspelt', values: { found: '{{nmae}}', wanted: '{{name}}' } }),
  ]
  expect(error.mock.calls).toEqual(
    reasons.map((reason) => [say('row-refused', { row: 2, text: 'a hello', reason })]),
  )
})

const page = (title: string, description: string) => ({ meta: { title, description } })

test.for([
  ['list.1', 'Two', 'must-be-list', { ...arabic, list: 'واحد' }],
  ['years', '15 years of SAP', 'must-be-text', { ...arabic, years: ['15 سنة مع SAP'] }],
] as const)(
  'the text %s is refused where the file has another structure than the English one',
  ([key, english, code, translation]) => {
    const { changes, refusals } = planImport(
      project,
      sourcesOf({ ...files, 'ar/a.json': translation }),
      [head, sheetRow('a', key, english, '15 سنة مع نظام SAP', '')],
      'en',
    )
    expect(changes).toEqual([])
    const reason = expect.stringContaining(inWords({ code, values: {} }))
    expect(refusals).toEqual([{ row: 2, text: `a ${key}`, reasons: [reason] }])
  },
)

test('a row that is refused is not why another one is', () => {
  const pages: Files = {
    'en/pages/a.json': page('First', 'One'),
    'ar/pages/a.json': page('الأول', 'واحد'),
    'en/pages/b.json': page('Second', 'Two'),
    'ar/pages/b.json': page('الثاني', 'اثنان'),
    'facts.json': { ...facts, pages: {} },
  }
  const rows = [
    sheetRow('pages/a', 'meta.title', 'Other English', 'عنوان', 'الأول'),
    sheetRow('pages/b', 'meta.title', 'Second', 'عنوان', 'الثاني'),
  ]
  const { changes, refusals } = planImport(project, sourcesOf(pages), [head, ...rows], 'en')
  expect(refusals.map(({ row }) => row)).toEqual([2])
  expect(changes.map(({ row }) => row)).toEqual([3])
})

test('a sheet from before there was this column is refused with what to do', () => {
  const old = [head.slice(0, 5), [...hello, 'مرحبًا {{name}}']]
  const names = headingOf('check', 'ar')
  expect(() => planImport(project, sourcesOf(files), old, 'en')).toThrow(say('headings-missing', { names }))
})

test('two rows that translate one text otherwise', () => {
  const { refusals } = plan([...hello, 'مرحبًا {{name}}'], [...hello, 'سلام {{name}}'])
  expect(refusals).toMatchObject([{ row: 3, reasons: [say('row-twice')] }])
})

test('a sheet without its headings, or of no language, is no sheet of ours', () => {
  expect(() => planImport(project, sourcesOf(files), [['File', 'Key']], 'en')).toThrow(/lacks these headings/)
  expect(() =>
    planImport(project, sourcesOf(files), [head.map((text) => text.replace('[ar]', '[fr]'))], 'en'),
  ).toThrow(/no language/)
})

test.each(['en', 'ar'])(
  'a file that is no sheet is named, with what to do, in %s',
  async (messageLanguage) => {
    const root = temporaryLocales(files)
    const whole = await writeSheet([], 'ar', false)
    for (const [name, bytes] of [
      ['text.xlsx', Buffer.from('no archive')],
      ['half.xlsx', whole.slice(0, whole.length / 2)],
      ['utf-16.csv', Buffer.from('\uFEFFa;b', 'utf16le')],
    ] as const) {
      const file = join(root, name)
      writeFileSync(file, bytes)
      const failure = await failureOf(
        importSheet({ ...project, root }, file, { partly: false, messageLanguage }),
      )
      expect(failure).toContain(name)
      expect(failure).toContain('CSV UTF-8')
      expect(/\p{Script=Arabic}/u.test(failure)).toBe(messageLanguage === 'ar')
    }
  },
)

test('nothing is written when a row is refused, unless told so; what is written is fresh', async () => {
  const root = temporaryLocales({
    ...files,
    'translated-from/ar/a.json': { hello: 'Hi {{name}}', list: ['One', 'Two'], years: '15 years of SAP' },
  })
  const at = { ...project, root }
  const before = readFileSync(join(root, 'locales/ar/a.json'), 'utf8')
  const csv = join(root, 'back.csv')
  const rows = [
    [...hello, 'مرحبًا {{name}}'],
    ['a', 'list.0', 'One', ''],
  ].map(withBefore)
  writeFileSync(csv, writeCsv([head, ...rows], { delimiter: ';', bom: true }))
  const [log, error] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
  onTestFinished(() => void vi.restoreAllMocks())
  const importing = (partly: boolean) => failureOf(importSheet(at, csv, { partly, messageLanguage: 'en' }))
  expect(await importing(false)).toBe(say('nothing-written', { refused: 1, changed: 1 }))
  expect(readFileSync(join(root, 'locales/ar/a.json'), 'utf8')).toBe(before)
  expect(log).not.toHaveBeenCalled()
  expect(await importing(true)).toBe(say('others-refused', { refused: 1 }))
  expect(log?.mock.calls).toEqual([[say('imported', { language: 'ar', changed: 1, files: 1, unedited: 0 })]])
  const refusal = say('row-refused', { row: 3, text: 'a list.0', reason: say('row-empty') })
  expect(error?.mock.calls).toEqual([[refusal], [refusal]])
  expect(readFileSync(join(root, 'locales/ar/a.json'), 'utf8')).toContain('مرحبًا {{name}}')
  // Nothing is left that `--partly` could write.
  expect(await importing(false)).toBe(say('all-refused', { refused: 1 }))
  expect(checkLocales(at).summaries[1]).toMatchObject({ stale: 0 })
})

const notes: Files = {
  'notes.json': { a: 'The file', 'a:hello': 'Greets {{name}}', 'a:list': 'Items', 'a:list.1': 'The second' },
}

test('the sheet: right to left, one column open, links, status and notes', async () => {
  const report = checkLocales(
    project,
    sourcesOf({
      ...files,
      ...notes,
      'translated-from/ar/a.json': { hello: 'Hi {{name}}', years: '15 years of SAP', list: ['One', 'Two'] },
    }),
  )
  const rows = rowsOf(report, 'ar', 'https://www.qantara.example')
  expect(rows.map(({ key, status, note }) => [key, status, note])).toEqual([
    ['hello', 'stale', 'Greets {{name}} · was: Hi {{name}}'],
    ['list.0', '', 'Items'],
    ['list.1', '', 'The second'],
    ['years', '', 'The file'],
  ])
  const { sheets } = await readXlsx(await writeSheet(rows, 'ar', true), { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.view?.rightToLeft).toBe(true)
  expect(sheet?.protection?.sheet).toBe(true)
  // Excel filters and sorts a protected sheet only where no cell is locked.
  const rowLocks = (row: number) =>
    sheet?.rows[0]?.map(
      (_, column) => sheet.cells?.get(`${row},${column}`)?.style?.protection?.locked ?? true,
    )
  expect(new Set(rowLocks(0))).toEqual(new Set([true]))
  expect(new Set(rowLocks(1))).toEqual(new Set([false]))
  expect(sheet?.protection).toMatchObject({ autoFilter: true, sort: true })
  expect(sheet?.autoFilter?.range).toBe('A1:K5')
  expect(sheet?.rows[1]?.slice(4, 6)).toEqual(['أهلًا {{name}}', 'أهلًا {{name}}'])
  expect(sheet?.rows[1]?.at(-2)).toBe('https://www.qantara.example/ar')
})
