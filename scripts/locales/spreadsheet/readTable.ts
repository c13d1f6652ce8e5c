import { parseCsv } from 'hucre/csv'
import type { Workbook } from 'hucre'
import { readOds } from 'hucre/ods'
import { readXlsx } from 'hucre/xlsx'
import { CommandError } from '#server/cli/arguments.ts'
import { decode } from '../files/decode.ts'
import { say } from '../report/describe.ts'
import { columns, plainCell, type Table } from './columns.ts'

/** @throws CommandError if a CSV file is not UTF-8, naming its encoding, or if another file cannot be read */
export async function readTable(file: string, bytes: Uint8Array, messageLanguage: string): Promise<Table> {
  if (/\.csv$/i.test(file)) {
    const decoded = decode(bytes)
    if ('details' in decoded) {
      throw new CommandError(say('sheet-encoding', { file, ...decoded.details.values }, messageLanguage))
    }
    // Excel's first line, which names the separator.
    const [line = '', delimiter] = /^sep=(.)\r?\n/i.exec(decoded.text) ?? []
    return parseCsv(decoded.text.slice(line.length), delimiter === undefined ? {} : { delimiter }).map(
      textsOf,
    )
  }
  try {
    const { sheets } = await (/\.ods$/i.test(file) ? readOds(bytes) : readXlsx(bytes))
    const isOurs = ({ rows }: Sheet) =>
      rows[0]?.some((cell) => plainCell(String(cell)) === columns.key.heading)
    const { rows = [], cells } = sheets.find(isOurs) ?? sheets[0] ?? {}
    return rows.map((row, y) => textsOf(row).map((text, x) => formulaOf(cells?.get(`${y},${x}`)) ?? text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(say('sheet-damaged', { file, reason }, messageLanguage), { cause: error })
  }
}

type Sheet = Workbook['sheets'][number]

function formulaOf(cell: { formula?: string } | undefined) {
  return cell?.formula === undefined ? undefined : `=${cell.formula}`
}

/** A date as its day, as the import recognizes it. */
function textsOf(row: Sheet['rows'][number]): string[] {
  return row.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')))
}
