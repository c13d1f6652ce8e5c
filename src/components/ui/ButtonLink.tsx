import Button, { type ButtonProps } from '@mui/material/Button'
import type { PageId } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { Icon } from './Icon.tsx'

interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx' | 'aria-label' | 'children'> {
  page: PageId
  /** Id of the element to scroll to, without the sign. */
  fragment?: string
}

/** A button that leads to a page, with an arrow in the reading direction. */
export function ButtonLink({ page, fragment, variant = 'contained', ...button }: ButtonLinkProps) {
  const pageHref = usePageHref()
  return (
    <Button {...button} variant={variant} href={pageHref(page, fragment)} endIcon={<Icon name="arrow" />} />
  )
}
