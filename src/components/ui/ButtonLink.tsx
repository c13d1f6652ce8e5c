import Button, { type ButtonProps } from '@mui/material/Button'
import { usePageHref } from '#i18n/usePageHref.ts'
import { Icon } from './Icon.tsx'
import type { PageLinkProps } from './PageLink.tsx'

type ButtonLinkProps = Pick<PageLinkProps, 'page' | 'fragment'> &
  Pick<ButtonProps, 'variant' | 'color' | 'sx' | 'aria-label' | 'children'> & {
    /** The arrow: down for a place on the same page. */
    icon?: 'arrow' | 'expand'
  }

/** A button that leads to a page, with an arrow, by default in the reading direction. */
export function ButtonLink({
  page,
  fragment,
  icon = 'arrow',
  variant = 'contained',
  ...button
}: ButtonLinkProps) {
  const pageHref = usePageHref()
  return (
    <Button {...button} variant={variant} href={pageHref(page, fragment)} endIcon={<Icon name={icon} />} />
  )
}
