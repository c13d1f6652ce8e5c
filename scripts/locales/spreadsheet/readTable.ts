import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { CommandError } from '#server/cli/arguments.ts'
import { decode } from '../files/decode.ts'
import { say } from '../report/describe.ts'
import type { Table } from './columns.ts'

/**
 * Reads the first sheet of an XLSX file, or a CSV file.
 * @throws CommandError if a CSV file is not UTF-8, naming its encoding, or if an XLSX file cannot be read
 */
export async function readTable(name: string, bytes: Uint8Array, messageLanguage: string): Promise<Table> {
  const isCsv = /\.csv$/i.test(name)
  const rows = isCsv
    ? parseCsv(csvText(name, bytes, messageLanguage))
    : await xlsxRows(name, bytes, messageLanguage)
  return (rows ?? []).map((row) => row.map((value) => (value === null ? '' : String(value))))
}

function csvText(name: string, bytes: Uint8Array, messageLanguage: string): string {
  const decoded = decode(bytes)
  if ('text' in decoded) return decoded.text
  throw new CommandError(say('sheet-encoding', { file: name, ...decoded.details.values }, messageLanguage))
}

async function xlsxRows(name: string, bytes: Uint8Array, messageLanguage: string) {
  try {
    return (await readXlsx(bytes)).sheets[0]?.rows
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(say('sheet-damaged', { file: name, reason }, messageLanguage), { cause: error })
  }
}
