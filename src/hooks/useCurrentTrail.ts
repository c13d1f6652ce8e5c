import { parsePath } from 'react-router-dom'
import { canonicalPage, pageTrail, type CanonicalPageId } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'
import { useAddress } from './useAddress.ts'

/**
 * The pages that the current one lies below, from the top, and itself as the last. It is empty at an unknown
 * address, as one page is prerendered for all of those.
 */
export function useCurrentTrail(): readonly CanonicalPageId[] {
  const { page } = resolvePath(parsePath(useAddress()).pathname ?? '/')
  return page ? pageTrail(canonicalPage(page)) : []
}
