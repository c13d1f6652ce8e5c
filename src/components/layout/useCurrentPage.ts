import { useAddress } from '#hooks/useAddress.ts'
import { usePlace } from '#hooks/usePlace.ts'
import { pagePath } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import type { PageId } from '#config/pages.ts'

/** How a menu entry relates to the address: it is the page, the address lies below it, or neither. */
export function useCurrentPage(): (id: PageId) => 'page' | 'below' | false {
  const { pathname } = useAddress()
  const { code } = useLanguage()
  const { page } = usePlace()
  return (id) => {
    if (page === id) return 'page'
    return id !== 'home' && pathname.startsWith(`${pagePath(id, code)}/`) && 'below'
  }
}
