import type { AnchorHTMLAttributes } from 'react'
import { pagePath } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { PageId } from '#config/pages.ts'

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  page: PageId
  /** Id of the element to scroll to, without the sign. */
  fragment?: string | undefined
}

/** A link to a page in the visitor's language; `src/app/useLinkNavigation.ts` shows the page in place. */
export function PageLink({ page, fragment, children, ...rest }: PageLinkProps) {
  const { code } = useLanguage()
  return (
    <a href={pagePath(page, code) + (fragment ? `#${fragment}` : '')} {...rest}>
      {children}
    </a>
  )
}
