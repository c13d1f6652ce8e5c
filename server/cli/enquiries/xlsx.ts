import { writeXlsxStream } from 'hucre/xlsx'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { cellsOf, headings } from './columns.ts'

/** The format of a cell that stays a text when somebody edits it. */
const text = { numFmt: '@' }

/** A workbook in which every cell is a text, so that no program reads a number, date or formula into one. */
export function xlsxFile(enquiries: AsyncIterable<StoredEnquiry>): AsyncIterable<Uint8Array> {
  return writeXlsxStream(rows(enquiries), {
    name: 'enquiries',
    columns: headings.map((header) => ({ header, width: 20, style: text })),
    freezePane: { rows: 1 },
  })
}

async function* rows(enquiries: AsyncIterable<StoredEnquiry>) {
  for await (const enquiry of enquiries) yield cellsOf(enquiry)
}
