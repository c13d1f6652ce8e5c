import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useMediaQuery } from '#hooks/useMediaQuery.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { inRem, specified } from '#theme/tokens.ts'
import { BarButton } from './BarButton.ts'
import { MobileMenuList } from './MobileMenuList.tsx'
import { Panel } from './Panel.ts'
import { usePopover } from './usePopover.ts'

const MobileOnly = styled('div')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }))

const MobilePanel = styled(Panel)({
  // Less where a phone on its side has no room for it.
  '--limit': `${specified.mobileMenuMaxHeight}px`,
  insetInline: 'var(--bar-margin)',
  inlineSize: 'auto',
  overscrollBehavior: 'contain',
  padding: `8px ${safeMargin('16px')}`,
})

/** The menu of narrow screens, behind a button with three bars. */
export function MobileMenu() {
  const { t } = useTexts('accessibility')
  const { open, close, buttonProps, panelProps } = usePopover('mobile-menu')
  const wide = useMediaQuery(`(width >= ${inRem(specified.mobileBreakpoint + 1)}rem)`)
  useEffect(() => {
    if (wide) close()
  })
  return (
    <MobileOnly>
      <BarButton type="button" {...buttonProps}>
        <Icon name={open ? 'close' : 'menu'} size={24} />
        <VisuallyHidden>{open ? t('closeMenu') : t('openMenu')}</VisuallyHidden>
      </BarButton>
      <MobilePanel {...panelProps}>
        <nav aria-label={t('mobileMenu')}>
          <MobileMenuList />
        </nav>
      </MobilePanel>
    </MobileOnly>
  )
}
