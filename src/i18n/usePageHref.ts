import type { PageId } from '#config/pages.ts'
import { pagePath } from './addresses.ts'
import { useLanguage } from './useLanguage.ts'

/** The addresses of pages in the visitor's language; a fragment is the id of an element, without the sign. */
export function usePageHref(): (page: PageId, fragment?: string) => string {
  const { code } = useLanguage()
  return (page, fragment) => pagePath(page, code) + (fragment ? `#${fragment}` : '')
}
