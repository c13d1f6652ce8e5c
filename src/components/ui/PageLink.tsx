import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'
import { useSiteLoader } from '#loading/siteLoader.ts'
import { pagePath } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/LanguageContext.ts'
import type { PageId } from '#config/pages.ts'

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  page: PageId
  /** Id of the element to scroll to, without the sign. */
  fragment?: string | undefined
}

/** A link to a page in the visitor's language; its code and texts are fetched as soon as it is aimed at. */
export function PageLink({ page, fragment, ...rest }: PageLinkProps) {
  const { code } = useLanguage()
  const loader = useSiteLoader()
  const preload = () => void loader.loadScreen(page, code).catch(() => undefined)
  const to = pagePath(page, code) + (fragment ? `#${fragment}` : '')
  return <Link to={to} onPointerEnter={preload} onTouchStart={preload} onFocus={preload} {...rest} />
}
