import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from '#server/cli/arguments.ts'
import { checkLocales, type Report } from '../checks/checkLocales.ts'
import type { LocaleFolder, Sources } from '../files/localeFolder.ts'
import { jsonText } from '../files/json.ts'
import { requireWhole } from '../files/wholeFiles.ts'
import { treeOf } from '../files/writeTexts.ts'
import { describe, say } from '../report/describe.ts'
import type { Finding } from '../report/Finding.ts'
import { changedWords } from '../text/changedWords.ts'
import { quote } from '../text/show.ts'
import { columns, type Column, type Table } from './columns.ts'

interface Change {
  /** The number of the row in the spreadsheet program. */
  row: number
  namespace: string
  key: string
  value: string
}

/** A row of the sheet. */
interface SheetRow extends Change {
  english: string
  /** The translation at the time of the export. */
  exported: string
}

interface Refusal {
  row: number
  /** File and key, as written in the row. */
  text: string
  reason: string
}

export interface ImportPlan {
  language: string
  changes: Change[]
  refusals: Refusal[]
  /** How many rows were not edited since the export. */
  unedited: number
  /** The changed files' texts, by their path in the folder. */
  files: Map<string, string>
}

/**
 * Finds what an imported sheet changes and which rows are refused. It writes nothing.
 * @param messageLanguage the language of the reasons and errors
 * @throws CommandError if the table is not a sheet of texts in a language of the site, or if a file of its texts is not
 * whole
 */
export function planImport(
  folder: LocaleFolder,
  sources: Sources,
  table: Table,
  messageLanguage: string,
): ImportPlan {
  const [head = [], ...rows] = table
  const { language, columnOf } = readHeadings(folder, head, messageLanguage)
  const before = checkLocales(folder, sources)
  const read = readRows(rows, columnOf)
  const edited = read.filter(({ value, exported }) => value !== exported)
  const namespaces = new Set(edited.map(({ namespace }) => namespace))
  const files = [...namespaces].flatMap((namespace) => before.namespaces.get(namespace)?.files ?? [])
  requireWhole(files, language, messageLanguage)
  const refusals: Refusal[] = []
  const changes: Change[] = []
  const seen = new Map<string, string>()
  for (const change of edited) {
    const { row, namespace, key, value } = change
    const { source, translations } = before.namespaces.get(namespace) ?? {}
    const english = source?.texts.get(key)?.value
    const current = translations?.get(language)?.file.texts.get(key)?.value ?? ''
    const text = `${namespace} ${key}`
    const reason = refusal(change, { english, current }, seen.get(text), messageLanguage)
    if (reason) refusals.push({ row, text, reason })
    else if (value !== current && !seen.has(text)) changes.push(change)
    seen.set(text, value)
  }
  const known = new Set(before.findings.map(identity))
  const { findings } = checkLocales(folder, new Map([...sources, ...applied(before, language, changes)]))
  const wrong = findings.filter((found) => found.severity === 'wrong' && !known.has(identity(found)))
  const accepted = changes.filter(({ row, namespace, key }) => {
    const file = `locales/${language}/${namespace}.json`
    const cause = wrong.find((found) => found.file === file && (found.key === key || found.key === ''))
    if (!cause) return true
    refusals.push({ row, text: `${namespace} ${key}`, reason: describe(cause, messageLanguage) })
    return false
  })
  return {
    language,
    changes: accepted,
    refusals: refusals.toSorted((a, b) => a.row - b.row),
    unedited: read.length - edited.length,
    files: applied(before, language, accepted),
  }
}

function identity({ file, key, code }: Finding) {
  return `${file} ${key} ${code}`
}

/**
 * Why a row cannot be imported.
 * @param site what the site has now; `current` is the translation
 * @param earlier the translation of the same text in an earlier row
 */
function refusal(
  { english: sheetEnglish, value, exported }: SheetRow,
  site: { english: string | undefined; current: string },
  earlier: string | undefined,
  language: string,
): string | undefined {
  const { english, current } = site
  if (english === undefined) return say('row-unknown', {}, language)
  if (earlier !== undefined && earlier !== value) return say('row-twice', {}, language)
  // A row that changes nothing is accepted, even if the English has changed.
  if (value === current) return undefined
  if (sheetEnglish !== english.trim()) {
    const { before, after } = changedWords(sheetEnglish, english.trim())
    const code = /\p{L}{2}/u.test(english) ? 'row-other-english' : 'row-figure-changed'
    return say(code, { sheet: quote(before), site: quote(after) }, language)
  }
  if (exported !== current.trim()) {
    const { before, after } = changedWords(value, current)
    return say('row-changed-twice', { sheet: quote(before), site: quote(after) }, language)
  }
  if (isNumber(value) && !isNumber(english)) {
    return say('row-figure-changed', { sheet: quote(value), site: quote(current || english) }, language)
  }
  return value === '' ? say('row-empty', {}, language) : undefined
}

/** A spreadsheet program takes a text without words for a number or a date, and drops its signs: 300 for 300+. */
function isNumber(text: string) {
  return /^[\p{Nd}.,٫٬]+$/u.test(text)
}

function readHeadings({ languages }: LocaleFolder, first: readonly string[], messageLanguage: string) {
  const columnOf = (column: Column) =>
    first.findIndex((text) => text.trim().startsWith(columns[column].heading))
  const needed = ['file', 'key', 'english', 'translation', 'before'] as const
  const missing = needed.filter((column) => columnOf(column) < 0)
  if (missing.length > 0) {
    const names = missing.map((column) => columns[column].heading).join(', ')
    throw new CommandError(say('headings-missing', { names }, messageLanguage))
  }
  const [, language = ''] = /\[(\w+)\]/.exec(first[columnOf('translation')] ?? '') ?? []
  if (!languages.includes(language) || language === defaultLanguage) {
    throw new CommandError(say('heading-language', { language: `"${language}"` }, messageLanguage))
  }
  return { language, columnOf }
}

/** The rows that are not blank. The headings are row 1. */
function readRows(rows: Table, columnOf: (column: Column) => number): SheetRow[] {
  return rows.flatMap((cells, index) => {
    if (cells.every((text) => text.trim() === '')) return []
    const cell = (column: Column) => (cells[columnOf(column)] ?? '').trim()
    const [namespace, key, english] = [cell('file'), cell('key'), cell('english')]
    return [{ row: index + 2, namespace, key, english, value: cell('translation'), exported: cell('before') }]
  })
}

/** The new texts of the files that changes belong to. */
function applied({ namespaces }: Report, language: string, changes: readonly Change[]) {
  const byNamespace = [...Map.groupBy(changes, ({ namespace }) => namespace)]
  return new Map(
    byNamespace.map(([namespace, own]) => {
      const { source, translations } = namespaces.get(namespace) ?? {}
      const file = translations?.get(language)?.file
      const values = new Map([...(file?.texts ?? [])].map(([key, { value }]) => [key, value]))
      for (const { key, value } of own) values.set(key, value)
      return [`${language}/${namespace}.json`, jsonText(treeOf(file?.root, source?.root, values))]
    }),
  )
}
