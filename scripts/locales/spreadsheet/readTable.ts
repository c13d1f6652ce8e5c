import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { decode } from '../files/decode.ts'
import type { Table } from './columns.ts'

/**
 * Reads the first sheet of an XLSX file, or a CSV file.
 * @throws Error naming the encoding, if a CSV file is not UTF-8
 */
export async function readTable(name: string, bytes: Uint8Array): Promise<Table> {
  const rows = /\.csv$/i.test(name) ? parseCsv(csvText(name, bytes)) : (await readXlsx(bytes)).sheets[0]?.rows
  return (rows ?? []).map((row) => row.map((value) => (value === null ? '' : String(value))))
}

function csvText(name: string, bytes: Uint8Array): string {
  const decoded = decode(bytes)
  if ('text' in decoded) return decoded.text
  throw new Error(`${name}: is saved in ${decoded.fault.values?.['encoding']}; save it again as "CSV UTF-8"`)
}
