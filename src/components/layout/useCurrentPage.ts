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
    // An unknown address marks no entry: its page was prerendered once, for all such addresses.
    return page !== null && id !== 'home' && pathname.startsWith(`${pagePath(id, language)}/`) && 'below'
  }
}
