import { useEffect } from 'react'
import type { PageId } from '#config/pages.ts'
import { canonicalPath } from '#i18n/addresses.ts'

/** The site's server does this by itself: the proxies' fallback and the development server do not. */
export function useCanonicalRedirect(page: PageId | null): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const canonical = page ? null : canonicalPath(pathname)
    if (canonical) window.location.replace(canonical + search + hash)
  }, [page])
}
