import { useSyncExternalStore } from 'react'
import { readStored } from '#browser/storage.ts'

export const sheetsKey = 'sheets'

/** Whether this tab keeps sheets with answers. The form loads the code of sheets only then. */
export function hasSheets(): boolean {
  return readStored('sessionStorage', sheetsKey) !== null
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

/** Returns sheets as they stand in the message. */
export function textOf(sheets: readonly { text: string }[]): string {
  return sheets.map(({ text }) => text).join('\n\n')
}
