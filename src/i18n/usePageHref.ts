import type { PageId } from '#config/pages.ts'
import { pagePath } from './addresses.ts'
import { useLanguage } from './useLanguage.ts'

/** Returns a function for a page's address in the visitor's language; `fragment` is an element's id without #. */
export function usePageHref(): (page: PageId, fragment?: string) => string {
  const { code } = useLanguage()
  return (page, fragment) => pagePath(page, code) + (fragment ? `#${fragment}` : '')
}
