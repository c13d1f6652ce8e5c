import type { i18n } from 'i18next'
import { pagesInEnquiry } from './answers.ts'
import { readSheets } from './keptSheets.ts'
import { writeSheets, type WrittenSheet } from './writeSheet.ts'

/** Writes the sheets that this tab keeps for an enquiry. @throws Error naming the file that could not be loaded */
export async function attachSheets(i18n: i18n, kept = readSheets()): Promise<WrittenSheet[]> {
  return writeSheets(i18n, kept, pagesInEnquiry(kept))
}
