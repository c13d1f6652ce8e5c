import { parseCsv } from 'hucre/csv'
import type { CellValue } from 'hucre'
import { readOds } from 'hucre/ods'
import { readXlsx } from 'hucre/xlsx'
import { CommandError } from '../commands/options.ts'
import { decode } from '../files/decode.ts'
import { say } from '../check/report/describe.ts'
import { columns, plainCell, type Table } from './columns.ts'

/** Reads the cells of a sheet. @throws CommandError if a CSV file is not UTF-8, or if another file cannot be read */
export async function readTable(file: string, bytes: Uint8Array, messageLanguage: string): Promise<Table> {
  if (/\.csv$/i.test(file)) {
    const decoded = decode(bytes)
    if ('encoding' in decoded) {
      throw new CommandError(say('sheet-encoding', { file, ...decoded }, messageLanguage))
    }
    // Excel may write a first line that names the separator.
    const [line = '', delimiter] = /^sep=(.)\r?\n/i.exec(decoded.text) ?? []
    const rows = parseCsv(decoded.text.slice(line.length), delimiter === undefined ? {} : { delimiter })
    return rows.map(textsOf)
  }
  try {
    const { sheets } = await (/\.ods$/i.test(file) ? readOds(bytes) : readXlsx(bytes))
    const ours = sheets.find(({ rows: [headings] }) =>
      headings?.some((cell) => plainCell(String(cell)) === columns.key.heading),
    )
    const { rows = [], cells } = ours ?? sheets[0] ?? {}
    return rows.map((row, y) => textsOf(row).map((text, x) => formulaOf(cells?.get(`${y},${x}`)) ?? text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(say('sheet-damaged', { file, reason }, messageLanguage), { cause: error })
  }
}

function formulaOf(cell: { formula?: string } | undefined) {
  return cell?.formula === undefined ? undefined : `=${cell.formula}`
}

/** Returns the cells of a row as texts. A date becomes its day, by which the import recognizes it as a date. */
function textsOf(row: readonly CellValue[]): string[] {
  return row.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')))
}
