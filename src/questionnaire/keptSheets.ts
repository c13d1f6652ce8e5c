import { useSyncExternalStore } from 'react'
import { readStored } from '#browser/storage.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { hasContent } from '#content/loadContent.ts'
import { parseSheets } from './parseSheets.ts'
import type { Sheets } from './Sheets.ts'

export const sheetsKey = 'sheets'

export const noSheets: Sheets = {}
let last: { text: string | null; sheets: Sheets } = { text: null, sheets: noSheets }

/** Returns the sheets that this tab keeps: the same object until they change. */
export function readSheets(): Sheets {
  const text = readStored('sessionStorage', sheetsKey)
  if (text !== last.text) last = { text, sheets: parseSheets(text, hasContent) }
  return last.sheets
}

/** Whether this tab keeps sheets with answers. The form loads the code of sheets only then. */
export function hasSheets(): boolean {
  return Object.keys(readSheets()).length > 0
}

/**
 * Calls back when a page comes back from the browser's memory: a later page of the tab may have changed what it keeps.
 * Returns the function that ends it.
 */
export function onReturn(listener: () => void): () => void {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

/** Whether this tab keeps sheets with answers; false in the prerendered page. */
export function useHasSheets(): boolean {
  return useSyncExternalStore(onReturn, hasSheets, () => false)
}

/** Whether this tab keeps answers of a page's sheet; true in the prerendered page. */
export function useHasSheet(page: CanonicalPageId | undefined): boolean {
  return useSyncExternalStore(
    onReturn,
    () => page !== undefined && page in readSheets(),
    () => true,
  )
}

/** The sheets that this tab keeps; none in the prerendered page. */
export function useKeptSheets(): Sheets {
  return useSyncExternalStore(onReturn, readSheets, () => noSheets)
}

/** Returns sheets as they stand in the message. */
export function textOf(sheets: readonly { text: string }[]): string {
  return sheets.map(({ text }) => text).join('\n\n')
}
