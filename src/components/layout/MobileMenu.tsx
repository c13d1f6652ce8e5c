import { styled } from '#theme/styled.ts'
import { memo, Suspense, useEffect } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useMediaQuery } from '#hooks/useMediaQuery.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { limits, media } from '#theme/tokens.ts'
import { BarButton } from './BarButton.ts'
import { panelMaxHeight } from './menuStyles.ts'
import { MobileMenuList } from './MobileMenuList.tsx'
import { usePopover } from './usePopover.ts'

const MobileOnly = styled('div')({ [media.desktop]: { display: 'none' } })

const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: 'calc(var(--bar-end) + var(--bar-offset))',
  insetInline: 'var(--bar-margin)',
  inlineSize: 'auto',
  // Less where a phone on its side has no room for it.
  maxBlockSize: panelMaxHeight(limits.mobileMenuMaxHeight),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: `8px ${safeMargin('16px')}`,
  border: 0,
  borderBlockStart: `3px solid ${theme.vars.palette.accent}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: '0 24px 48px rgb(10 30 44 / 0.24)',
  [media.desktop]: { display: 'none' },
}))

/** Memoized: opening and closing the menu changes nothing in the list. */
const Pages = memo(MobileMenuList)

/** The menu of narrow screens, behind a button with three bars. */
export function MobileMenu() {
  const { t } = useTexts('accessibility')
  const { open, close, buttonProps, panelProps } = usePopover('mobile-menu')
  const wide = useMediaQuery(media.desktop.replace('@media ', ''))
  useEffect(() => {
    if (wide) close()
  })
  return (
    <MobileOnly>
      <BarButton type="button" {...buttonProps}>
        <Icon name={open ? 'close' : 'menu'} size={24} />
        <VisuallyHidden>{open ? t('closeMenu') : t('openMenu')}</VisuallyHidden>
      </BarButton>
      <Panel {...panelProps}>
        <nav aria-label={t('mobileMenu')}>
          <Suspense>
            <Pages />
          </Suspense>
        </nav>
      </Panel>
    </MobileOnly>
  )
}
