import { ancestorsOf, canonicalPage, type CanonicalPageId } from '#config/pages.ts'
import { useAddress } from '#i18n/useAddress.ts'

/** The active page's ancestors from the top, then the page itself; empty at an unknown address. */
export function useActivePath(): readonly CanonicalPageId[] {
  const { page } = useAddress()
  return page ? ancestorsOf(canonicalPage(page)) : []
}
