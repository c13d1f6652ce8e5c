import { useLayoutEffect, useState } from 'react'
import { reloadDocument } from '#browser/nextDocument.ts'
import { embedsTheSame, type PageId } from '#config/pages.ts'

/**
 * Loads a page anew that needs another content policy than the document has. Only Back and Forward lead to it in place:
 * browsers take an entry that `loadDocument` has added for a part of the document before it.
 */
export function useOwnDocument(page: PageId | null): void {
  const [first] = useState(page)
  useLayoutEffect(() => {
    if (!embedsTheSame(first, page)) reloadDocument()
  }, [first, page])
}
