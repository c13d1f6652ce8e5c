import type { i18n } from 'i18next'
import { pagesInEnquiry } from './answers.ts'
import { readSheets } from './keptSheets.ts'
import { loadSheet } from './loadSheet.ts'
import { writeSheets, type WrittenSheet } from './writeSheet.ts'

/** Writes the sheets that this tab keeps for an enquiry. @throws Error naming the file that could not be loaded */
export async function attachSheets(i18n: i18n, kept = readSheets()): Promise<WrittenSheet[]> {
  const pages = pagesInEnquiry(kept)
  await Promise.all(pages.map((page) => loadSheet(i18n, page)))
  return writeSheets(i18n, kept, pages)
}
