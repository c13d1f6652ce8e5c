import { createLocaleCheck, type LocaleFolder, type Report } from '../checks/checkLocales.ts'
import type { Entry } from '../files/localeFile.ts'
import type { Sources } from '../files/readSources.ts'
import { jsonText } from '../files/json.ts'
import { describe, say } from '../report/describe.ts'
import { changedWords } from '../text/changedWords.ts'
import { quote } from '../text/show.ts'
import { headings, type Column, type Table } from './columns.ts'

export interface Change {
  /** The number of the row in the spreadsheet program. */
  row: number
  namespace: string
  key: string
  value: string
}

export interface Refusal {
  row: number
  /** File and key, as written in the row. */
  text: string
  reason: string
}

export interface ImportPlan {
  language: string
  changes: Change[]
  refusals: Refusal[]
  /** The changed files' texts, by their path in the folder. */
  files: Map<string, string>
}

/**
 * Finds what an imported sheet changes and which rows are refused. It writes nothing.
 * @param messageLanguage the language of the reasons and errors
 * @throws Error if the table is not a sheet of texts in a language of the site
 */
export function planImport(
  folder: LocaleFolder,
  sources: Sources,
  table: Table,
  messageLanguage: string,
): ImportPlan {
  const { language, columnOf } = readHeadings(folder, table[0] ?? [], messageLanguage)
  const check = createLocaleCheck(folder)
  const before = check(sources)
  const refusals: Refusal[] = []
  const changes: Change[] = []
  const seen = new Map<string, string>()
  for (const [index, cells] of table.entries()) {
    const cell = (column: Column) => cells[columnOf(column)] ?? ''
    const [namespace, key, value] = [cell('file').trim(), cell('key').trim(), cell('translation').trim()]
    if (index === 0 || cells.every((text) => text.trim() === '')) continue
    const row = index + 1
    const report = before.namespaces.get(namespace)
    const english = report?.source?.texts.get(key)?.value
    const current = report?.translations
      .find(({ file }) => file.language === language)
      ?.file.texts.get(key)?.value
    const id = `${namespace} ${key}`
    const reason = refusal(
      { english, sheetEnglish: cell('english'), value, current, seen: seen.get(id) },
      messageLanguage,
    )
    if (reason) refusals.push({ row, text: id, reason })
    else if (value !== (current ?? '') && !seen.has(id)) changes.push({ row, namespace, key, value })
    seen.set(id, value)
  }
  const wrongBefore = new Set(before.findings.map(({ file, key, code }) => `${file} ${key} ${code}`))
  const after = check(applied(before, sources, language, changes).sources)
  const wrong = after.findings.filter(
    ({ severity, file, key, code }) => severity === 'wrong' && !wrongBefore.has(`${file} ${key} ${code}`),
  )
  const refused = new Set<Change>()
  for (const finding of wrong) {
    const prefix = `${folder.folder}/${language}/`
    const causes = changes.filter(
      ({ namespace, key }) =>
        finding.file === `${prefix}${namespace}.json` && (finding.key === key || finding.key === ''),
    )
    for (const change of causes) {
      if (refused.has(change)) continue
      refused.add(change)
      const text = `${change.namespace} ${change.key}`
      refusals.push({ row: change.row, text, reason: describe(finding, messageLanguage) })
    }
  }
  const accepted = changes.filter((change) => !refused.has(change))
  return {
    language,
    changes: accepted,
    refusals: refusals.toSorted((a, b) => a.row - b.row),
    files: applied(before, sources, language, accepted).files,
  }
}

interface RowFacts {
  english: string | undefined
  sheetEnglish: string
  value: string
  current: string | undefined
  /** The translation of the same text in an earlier row. */
  seen: string | undefined
}

function refusal(
  { english, sheetEnglish, value, current, seen }: RowFacts,
  language: string,
): string | undefined {
  if (english === undefined) return say('row-unknown', {}, language)
  if (seen !== undefined && seen !== value) return say('row-twice', {}, language)
  // A row that changes nothing is accepted, even if the English has changed.
  if (value === (current ?? '')) return undefined
  if (sheetEnglish.trim() !== english.trim()) {
    const { before, after } = changedWords(sheetEnglish.trim(), english.trim())
    // A spreadsheet program takes a text without words for a number or a date, and writes it in its own way.
    const code = /\p{L}{2}/u.test(english) ? 'row-other-english' : 'row-figure-changed'
    return say(code, { sheet: quote(before), site: quote(after) }, language)
  }
  return value === '' ? say('row-empty', {}, language) : undefined
}

function readHeadings(
  { languages, sourceLanguage }: LocaleFolder,
  first: readonly string[],
  messageLanguage: string,
) {
  const columnOf = (column: Column) => first.findIndex((text) => text.trim().startsWith(headings[column]))
  const missing = (['file', 'key', 'english', 'translation'] as const).filter(
    (column) => columnOf(column) < 0,
  )
  if (missing.length > 0) {
    const names = missing.map((column) => headings[column]).join(', ')
    throw new Error(say('headings-missing', { names }, messageLanguage))
  }
  const [, language = ''] = /\[(\w+)\]/.exec(first[columnOf('translation')] ?? '') ?? []
  if (!languages.includes(language) || language === sourceLanguage) {
    throw new Error(say('heading-language', { language: `"${language}"` }, messageLanguage))
  }
  return { language, columnOf }
}

/** The locale files after the changes, and the new content of those that changed. */
function applied({ namespaces }: Report, sources: Sources, language: string, changes: readonly Change[]) {
  const files = new Map<string, string>()
  for (const [namespace, own] of Map.groupBy(changes, (change) => change.namespace)) {
    const report = namespaces.get(namespace)
    const translation = report?.translations.find(({ file }) => file.language === language)
    if (!report?.source) continue
    const values = new Map(
      [...(translation?.file.texts.values() ?? [])].map(({ key, value }) => [key, value]),
    )
    for (const { key, value } of own) values.set(key, value)
    const tree = build(translation?.file.root, report.source.root, values)
    files.set(`${language}/${namespace}.json`, jsonText(tree))
  }
  return { files, sources: new Map<string, Uint8Array | string>([...sources, ...files]) }
}

/** The translation's tree in its own order. Missing texts come in the order of the source. */
function build(
  own: Entry | undefined,
  source: Entry | undefined,
  values: ReadonlyMap<string, string>,
): unknown {
  const { kind, key } = own ?? source ?? { kind: 'other', key: '' }
  if (kind === 'text') return values.get(key)
  const names = [...new Set([...(own?.children.keys() ?? []), ...(source?.children.keys() ?? [])])]
  const children = names.flatMap((name) => {
    const value = build(own?.children.get(name), source?.children.get(name), values)
    return value === undefined ? [] : [[name, value] as const]
  })
  if (kind === 'list') return children.map(([, value]) => value)
  return children.length === 0 && !own ? undefined : Object.fromEntries(children)
}
