import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ListItemButton from '@mui/material/ListItemButton'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useEffect } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { SearchMenuEntry } from '#search/dialog/SearchMenuEntry.tsx'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { DeferLocaleChange } from '#scheduling/DeferLocaleChange.tsx'
import { safeMargin } from '#theme/safeAreas.ts'
import { lowWindow } from '#theme/tokens.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { MobileMenuActions } from './MobileMenuActions.tsx'
import { MobileMenuList } from './MobileMenuList.tsx'
import { Panel } from './Panel.tsx'
import { usePopover } from './usePopover.ts'

const MobilePanel = styled(Panel)(({ theme }) => ({
  // On a phone on its side, the menu is lower: the actions need room below it.
  '--limit': `min(${siteConstants.mobileMenuMaxHeight}px, 100vh - var(--bar-end) - 100px)`,
  insetInline: 'var(--bar-margin)',
  inlineSize: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: theme.spacing(1),
  paddingInline: safeMargin(theme.spacing(1)),
  // At a zoom of 300 to 400 % on a laptop, the menu fills the window, without the row of actions at the edge.
  [lowWindow]: { maxBlockSize: 'calc(100dvh - var(--bar-end) - var(--bar-offset))' },
  // The entry at the lower edge fades as long as the menu scrolls on.
  '& > nav::after': {
    content: '""',
    position: 'sticky',
    insetBlockEnd: theme.spacing(-1),
    display: 'block',
    blockSize: 28,
    background: `linear-gradient(transparent, ${theme.vars.palette.background.paper})`,
    pointerEvents: 'none',
  },
}))

export function MobileMenu() {
  const { t } = useTexts('accessibility')
  const { open, close, buttonProps, panelProps } = usePopover('mobile-menu')
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'))
  useEffect(() => {
    if (wide) close()
  })
  return (
    <Box sx={{ display: { sm: 'none' } }}>
      <IconButton
        {...buttonProps}
        color="inherit"
        sx={{ padding: 1.25 }}
        aria-label={open ? t('closeMenu') : t('openMenu')}
      >
        <Icon name={open ? 'close' : 'menu'} fontSize="medium" />
      </IconButton>
      <MobilePanel {...panelProps}>
        <PanelContent />
      </MobilePanel>
    </Box>
  )
}

/** Memoized: to open the menu renders none of its entries again. */
const PanelContent = memo(function PanelContent() {
  return (
    <DeferLocaleChange>
      <MobileMenuPages />
      <MobileMenuActions />
    </DeferLocaleChange>
  )
})

function MobileMenuPages() {
  const { t } = useTexts('accessibility')
  return (
    <nav aria-label={t('mobileMenu')}>
      <SearchMenuEntry />
      <MobileMenuList />
      <FaultLink />
    </nav>
  )
}

/** A customer whose system has failed stands before the rack, with a phone. */
function FaultLink() {
  const { t } = useTexts('menu')
  const pageHref = usePageHref()
  return (
    <ListItemButton href={pageHref('contact', 'fault')} sx={{ minBlockSize: 44, paddingBlock: 0 }}>
      {t('reportFault')}
    </ListItemButton>
  )
}
