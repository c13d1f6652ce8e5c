import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { decode } from '../files/decode.ts'
import { say } from '../report/describe.ts'
import type { Table } from './columns.ts'

/**
 * Reads the first sheet of an XLSX file, or a CSV file.
 * @throws Error naming the encoding, if a CSV file is not UTF-8
 */
export async function readTable(name: string, bytes: Uint8Array, messageLanguage: string): Promise<Table> {
  const isCsv = /\.csv$/i.test(name)
  const rows = isCsv
    ? parseCsv(csvText(name, bytes, messageLanguage))
    : (await readXlsx(bytes)).sheets[0]?.rows
  return (rows ?? []).map((row) => row.map((value) => (value === null ? '' : String(value))))
}

function csvText(name: string, bytes: Uint8Array, messageLanguage: string): string {
  const decoded = decode(bytes)
  if ('text' in decoded) return decoded.text
  throw new Error(say('sheet-encoding', { file: name, ...decoded.details.values }, messageLanguage))
}
