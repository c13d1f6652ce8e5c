import { parsePath } from 'react-router-dom'
import { useAddress } from '#hooks/useAddress.ts'
import { resolvePath, pagePath } from '#i18n/addresses.ts'
import type { PageId } from '#config/pages.ts'

/** How a menu entry relates to the address: it is the page, the address lies below it, or neither. */
export function useCurrentPage(): (id: PageId) => 'page' | 'below' | false {
  const { pathname = '/' } = parsePath(useAddress())
  const { page, language } = resolvePath(pathname)
  return (id) => {
    if (page === id) return 'page'
    // Nothing lies below for an unknown address: it was prerendered without knowing where it would be.
    return page !== null && id !== 'home' && pathname.startsWith(`${pagePath(id, language)}/`) && 'below'
  }
}
