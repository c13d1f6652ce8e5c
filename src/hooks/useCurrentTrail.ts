import { useLocation } from 'react-router-dom'
import { canonicalPage, pageTrail, type CanonicalPageId } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'

/** The pages that the current one lies below, from the top, and itself as the last; none at an unknown address. */
export function useCurrentTrail(): readonly CanonicalPageId[] {
  const { page } = resolvePath(useLocation().pathname)
  return page ? pageTrail(canonicalPage(page)) : []
}
