import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from '#server/cli/arguments.ts'
import { say } from '../report/describe.ts'
import { columns, type Column, type Table } from './columns.ts'

/** What an imported row says. */
export interface SheetRow {
  /** The number of the row in the spreadsheet program. */
  row: number
  namespace: string
  key: string
  english: string
  /** The translation. */
  value: string
  /** The translation at the time of the export. */
  exported: string
}

/**
 * Reads the language of a sheet, and its rows that are not blank.
 * @throws CommandError if the table is not a sheet of texts in one of these languages
 */
export function readSheetRows(
  [head = [], ...rows]: Table,
  languages: readonly string[],
  messageLanguage: string,
): { language: string; rows: SheetRow[] } {
  const columnOf = (column: Column) =>
    head.findIndex((text) => text.trim().startsWith(columns[column].heading))
  const needed = ['file', 'key', 'english', 'translation', 'before'] as const
  const missing = needed.filter((column) => columnOf(column) < 0)
  if (missing.length > 0) {
    const names = missing.map((column) => columns[column].heading).join(', ')
    throw new CommandError(say('headings-missing', { names }, messageLanguage))
  }
  const [, language = ''] = /\[([\w-]+)\]/.exec(head[columnOf('translation')] ?? '') ?? []
  if (!languages.includes(language) || language === defaultLanguage) {
    throw new CommandError(say('heading-language', { language: `"${language}"` }, messageLanguage))
  }
  const read = rows.flatMap((cells, index) => {
    if (cells.every((text) => text.trim() === '')) return []
    const cell = (column: Column) => (cells[columnOf(column)] ?? '').trim()
    const [namespace, key, english] = [cell('file'), cell('key'), cell('english')]
    // The headings are row 1.
    return [{ row: index + 2, namespace, key, english, value: cell('translation'), exported: cell('before') }]
  })
  return { language, rows: read }
}
