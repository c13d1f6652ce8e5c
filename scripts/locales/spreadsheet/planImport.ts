import { checkLocales, type Report } from '../checks/checkLocales.ts'
import type { LocaleFolder, Sources } from '../files/localeFolder.ts'
import { fixText } from '../fixFiles.ts'
import { textRules } from '../rules/textRules.ts'
import { jsonText } from '../files/json.ts'
import { requireAllTexts } from '../requireAllTexts.ts'
import { treeOf } from '../writeTexts.ts'
import { describe, formatFinding } from '../report/describe.ts'
import { identity, type Finding } from '../report/Finding.ts'
import { isWithin } from '../text/names.ts'
import type { Table } from './columns.ts'
import {
  changedCells,
  isAsExported,
  isEdited,
  misreadAs,
  reasonsAgainst,
  type OnSite,
} from './reasonsAgainst.ts'
import { readSheetRows, type SheetRow } from './sheetRows.ts'

interface Refusal {
  row: number
  /** File and key, as written in the row. */
  text: string
  reasons: string[]
}

export interface ImportPlan {
  language: string
  changes: SheetRow[]
  refusals: Refusal[]
  /** Rows in which a cell was changed that the import does not need. */
  notices: Refusal[]
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
  const { language, rows } = readSheetRows(table, folder.languages, messageLanguage)
  const before = checkLocales(folder, sources)
  const onSite = ({ namespace, key }: SheetRow): OnSite => {
    const { source, translations } = before.namespaces.get(namespace) ?? {}
    const current = translations?.get(language)?.file.texts.get(key)?.value ?? ''
    return { english: source?.texts.get(key)?.value, current }
  }
  const rules = textRules(language, before.words(language))
  const edited = rows
    .filter((row) => isEdited(row, onSite(row)))
    .map((row) => ({ ...row, value: fixText(row.value, rules) }))
  const namespaces = [...new Set(edited.map(({ namespace }) => namespace))]
  const reports = namespaces.flatMap((namespace) => before.namespaces.get(namespace) ?? [])
  requireAllTexts(reports, before.unreadable, language, messageLanguage)

  const checked = edited.filter((row) => {
    const { english } = onSite(row)
    return english !== undefined && !misreadAs(row.value, english)
  })
  const known = new Set(before.findings.map(identity))
  const after = checkLocales(folder, new Map([...sources, ...applied(before, language, checked)]))
  const wrong = after.findings.filter((found) => found.severity === 'wrong' && !known.has(identity(found)))
  const rowsByText = Map.groupBy(edited, textOf)
  const firstOf = (row: SheetRow) => rowsByText.get(textOf(row))?.[0] ?? row
  const judged = edited.map((row) => {
    const file = `locales/${language}/${row.namespace}.json`
    const isOwn = (found: Finding) => found.file === file && ['', row.key].includes(found.key)
    // Where a text, list or group stands and the English file has another kind, the text has no place.
    const hasNoPlace = (found: Finding) =>
      found.code.startsWith('must-be-') && found.file === file && isWithin(row.key, found.key)
    const reasons = [
      ...reasonsAgainst(row, onSite(row), firstOf(row).value, messageLanguage),
      ...before.findings.filter(hasNoPlace).map((found) => formatFinding(found, messageLanguage)),
      ...(checked.includes(row) ? wrong.filter(isOwn).map((found) => describe(found, messageLanguage)) : []),
    ]
    return { row, reasons }
  })
  const changes = judged.flatMap(({ row, reasons }) => {
    return reasons.length === 0 && row === firstOf(row) && row.value !== onSite(row).current ? [row] : []
  })
  const told = (each: readonly { row: SheetRow; reasons: string[] }[]) =>
    each.flatMap(({ row, reasons }) =>
      reasons.length > 0 ? [{ row: row.row, text: textOf(row), reasons }] : [],
    )
  return {
    language,
    changes,
    refusals: told(judged),
    notices: told(
      rows
        .filter((row) => isAsExported(row, onSite(row)))
        .map((row) => ({ row, reasons: changedCells(row, onSite(row), messageLanguage) })),
    ),
    unedited: rows.length - edited.length,
    files: applied(before, language, changes),
  }
}

function textOf({ namespace, key }: SheetRow) {
  return `${namespace} ${key}`
}

/** The new texts of the files that changes belong to. */
function applied({ namespaces }: Report, language: string, changes: readonly SheetRow[]) {
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
