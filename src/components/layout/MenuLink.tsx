import ListItemButton from '@mui/material/ListItemButton'
import { memo } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import type { Texts } from '#i18n/texts.ts'

interface MenuLinkProps {
  page: CanonicalPageId
  current: boolean
  /** Whether a line under the name says what the page offers. */
  described?: boolean
  /** Whether it heads a list, and an arrow shows that it leads to a page. */
  heading?: boolean
  children?: string
}

/** A link of a menu, described by the line below its name. Memoized: a new page changes two links of a hundred. */
export const MenuLink = memo(function MenuLink({
  page,
  current,
  described,
  heading,
  children,
}: MenuLinkProps) {
  const { t } = useTexts('menu')
  const pageHref = usePageHref()
  const lineId = `menu-line-${page}`
  return (
    <ListItemButton
      href={pageHref(page)}
      selected={current}
      aria-current={current ? 'page' : undefined}
      aria-describedby={described ? lineId : undefined}
    >
      {children ?? t(`pages.${page}`)}
      {heading && <Icon name="arrow" sx={{ marginInlineStart: 1, verticalAlign: 'middle' }} />}
      {described && (
        <small id={lineId} aria-hidden>
          {t(`lines.${page as keyof Texts['menu']['lines']}`)}
        </small>
      )}
    </ListItemButton>
  )
})
