import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from '../commands/options.ts'
import { say } from '../check/report/describe.ts'
import { columns, plainCell, type Column, type Table } from './columns.ts'

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
  /** The fingerprint of the row at that time. */
  check: string
}

/** Reads all rows except blank ones. @throws CommandError if the table is no sheet of texts in these languages */
export function readSheetRows(table: Table, languages: readonly string[], messageLanguage: string) {
  const [head = [], ...rows] = table
  const headings = head.map(plainCell)
  const columnOf = (column: Column) => headings.findIndex((text) => text.startsWith(columns[column].heading))
  const needed = ['file', 'key', 'english', 'translation', 'before', 'check'] as const
  const missing = needed.filter((column) => columnOf(column) < 0)
  if (missing.length > 0) {
    const names = missing.map((column) => columns[column].heading).join(', ')
    throw new CommandError(say('headings-missing', { names }, messageLanguage))
  }
  const [, language = ''] = /\[([\w-]+)\]/.exec(headings[columnOf('translation')] ?? '') ?? []
  if (!languages.includes(language) || language === defaultLanguage) {
    throw new CommandError(say('heading-language', { language: `"${language}"` }, messageLanguage))
  }
  const read = rows.flatMap((cells, index): SheetRow[] => {
    if (cells.every((text) => text.trim() === '')) return []
    const cell = (column: Column) => plainCell(cells[columnOf(column)] ?? '')
    const value = (cells[columnOf('translation')] ?? '').trim()
    const [namespace, key, english, exported] = [cell('file'), cell('key'), cell('english'), cell('before')]
    // The headings are row 1.
    return [{ row: index + 2, namespace, key, english, value, exported, check: cell('check') }]
  })
  return { language, rows: read }
}
