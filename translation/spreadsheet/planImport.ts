import { defaultLanguage } from '#i18n/languages.ts'
import { checkLocales, type Report } from '../check/checkLocales.ts'
import { fileOf } from '../files/localeFile.ts'
import { allLanguages, textsFolder, type Project, type Sources } from '../files/project.ts'
import { fixText } from '../commands/fixFiles.ts'
import { textRules } from '../check/rules/textRules.ts'
import { jsonText } from '../files/json.ts'
import { assertReadable } from '../commands/assertReadable.ts'
import { treeOf } from '../commands/writeTexts.ts'
import { describe, formatFinding } from '../check/report/describe.ts'
import { identity, type Finding } from '../check/report/Finding.ts'
import { isWithin } from '../check/text/names.ts'
import type { Table } from './columns.ts'
import { changedCells, compareRow, isEdited, misreadAs, rowErrors, type ComparedRow } from './rowErrors.ts'
import { readSheetRows, type SheetRow } from './sheetRows.ts'

/**
 * Compares a sheet with the site and lists the changes; writes nothing.
 * @throws CommandError if the table is not a sheet in a language of the site, or if a file cannot be read completely
 */
export function planImport(project: Project, sources: Sources, table: Table, messageLanguage: string) {
  const { language, rows: read } = readSheetRows(table, allLanguages(project), messageLanguage)
  const before = checkLocales(project, sources)
  const rows = read.map((row) => {
    const [source, current] = [defaultLanguage, language].map(
      (code) => fileOf(before.files, code, row.namespace)?.texts.get(row.key)?.value,
    )
    return compareRow(row, source, current)
  })
  const rules = textRules(language, before.words(language))
  const edited = rows.filter(isEdited).map((row) => ({ ...row, value: fixText(row.value, rules) }))
  assertReadable(before, edited, language, messageLanguage)

  const checked = edited.filter((row) => row.source !== undefined && !misreadAs(row))
  const known = new Set(before.findings.map(identity))
  const after = checkLocales(project, new Map([...sources, ...applied(before, language, checked)]))
  const wrong = after.findings.filter((found) => found.severity === 'wrong' && !known.has(identity(found)))
  const rowsByText = Map.groupBy(edited, textOf)
  const firstOf = (row: ComparedRow) => rowsByText.get(textOf(row))?.[0] ?? row
  const refusals = reasonsFor(edited, (row) => {
    const isOfFile = ({ file }: Finding) => file === `${textsFolder}/${language}/${row.namespace}.json`
    // The English file may have a list or a group here instead of a text.
    const hasOtherKind = ({ code, key }: Finding) => code.startsWith('must-be-') && isWithin(row.key, key)
    const own = checked.includes(row) ? wrong.filter(({ key }) => ['', row.key].includes(key)) : []
    return [
      ...rowErrors(row, firstOf(row).value, messageLanguage),
      ...before.findings
        .filter((found) => isOfFile(found) && hasOtherKind(found))
        .map((found) => formatFinding(found, messageLanguage)),
      ...own.filter(isOfFile).map((found) => describe(found, messageLanguage)),
    ]
  })
  const refused = new Set(refusals.map(({ row }) => row))
  const changes = edited.filter(
    (row) => !refused.has(row.row) && row === firstOf(row) && row.value !== row.current,
  )
  return {
    language,
    changes,
    refusals,
    // Notices about rows in which a cell was changed that the import does not read.
    notices: reasonsFor(rows, (row) => (row.isAsExported ? changedCells(row, messageLanguage) : [])),
    unedited: rows.length - edited.length,
    /** The new content of each changed file, by their path in the project. */
    files: applied(before, language, changes),
  }
}

function reasonsFor(rows: readonly ComparedRow[], reasonsOf: (row: ComparedRow) => string[]) {
  return rows
    .map((row) => ({ row: row.row, text: textOf(row), reasons: reasonsOf(row) }))
    .filter(({ reasons }) => reasons.length > 0)
}

function textOf({ namespace, key }: SheetRow) {
  return `${namespace} ${key}`
}

function applied({ files }: Report, language: string, changes: readonly SheetRow[]) {
  const byNamespace = [...Map.groupBy(changes, ({ namespace }) => namespace)]
  return new Map(
    byNamespace.map(([namespace, own]) => {
      const [source, file] = [defaultLanguage, language].map((code) => fileOf(files, code, namespace))
      const values = new Map([...(file?.texts ?? [])].map(([key, { value }]) => [key, value]))
      for (const { key, value } of own) values.set(key, value)
      return [
        `${textsFolder}/${language}/${namespace}.json`,
        jsonText(treeOf(file?.root, source?.root, values)),
      ]
    }),
  )
}
