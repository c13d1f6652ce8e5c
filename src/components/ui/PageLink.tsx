import Link, { type LinkProps } from '@mui/material/Link'
import { usePageHref } from '#i18n/usePageHref.ts'
import type { PageId } from '#config/pages.ts'

export interface PageLinkProps extends Omit<LinkProps, 'href'> {
  page: PageId
  /** Id of the element to scroll to, without #. */
  fragment?: string | undefined
}

export function PageLink({ page, fragment, ...link }: PageLinkProps) {
  const pageHref = usePageHref()
  return <Link {...link} href={pageHref(page, fragment)} />
}
