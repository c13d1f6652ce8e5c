import { useDeferredValue } from 'react'
import { ancestorsOf, canonicalPage, type CanonicalPageId } from '#config/pages.ts'
import { useAddress } from '#i18n/useAddress.ts'

/**
 * The active page's ancestors from the top, then the page itself; empty at an unknown address. Deferred: the menus
 * have a hundred entries, and the page itself comes first.
 */
export function useActivePath(): readonly CanonicalPageId[] {
  const page = useDeferredValue(useAddress().page)
  return page ? ancestorsOf(canonicalPage(page)) : []
}
