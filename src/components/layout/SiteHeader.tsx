import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import type { ReactNode } from 'react'
import { SearchButton } from '#search/dialog/SearchButton.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { DeferPageChange } from '#scheduling/DeferPageChange.tsx'
import { siteConstants } from '#config/siteConstants.ts'
import { brand } from '#theme/brand.ts'
import { styleOnly } from '#theme/styleOnly.ts'
import { dimensions, lowWindow } from '#theme/tokens.ts'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useMenuClosing } from './useMenuClosing.ts'

/** The bar stands 16 px below the window's top edge; once the page is scrolled, it stands at the edge. */
const Bar = styled(
  AppBar,
  styleOnly('scrolled'),
)<{
  scrolled: boolean
}>(({ theme }) => ({
  [lowWindow]: { position: 'absolute' },
  insetInline: 'var(--bar-margin)',
  inlineSize: 'auto',
  maxInlineSize: dimensions.contentWidth + 48,
  marginInline: 'auto',
  paddingInline: 'clamp(6px, 2vw, 24px)',
  borderRadius: brand.radius.card,
  transform: `translateY(calc(${dimensions.barOffset}px + env(safe-area-inset-top)))`,
  transition: theme.transitions.create(['transform', 'box-shadow']),
  // Hidden until its last element has arrived: over a slow network, the links would move as the rest comes.
  '&:not(:has(#mobile-menu))': { visibility: 'hidden' },
  variants: [
    {
      props: { scrolled: false },
      style: {
        '--bar-offset': `${dimensions.barOffset}px`,
        '--bar-margin': safeMargin(theme.spacing(1)),
        [theme.breakpoints.up('sm')]: { '--bar-margin': safeMargin(theme.spacing(2)) },
      },
    },
    {
      props: { scrolled: true },
      style: {
        '--bar-offset': '0px',
        '--bar-margin': '0px',
        maxInlineSize: 'none',
        paddingBlockStart: 'env(safe-area-inset-top)',
        paddingInline: safeMargin('clamp(6px, 2vw, 24px)'),
        // The bar's edges are those of the content.
        [theme.breakpoints.up('sm')]: {
          paddingInline: safeMargin(
            `${dimensions.wideGutter}px`,
            `(100% - ${dimensions.contentWidth}px) / 2`,
          ),
        },
        borderRadius: 0,
        transform: 'none',
      },
    },
  ],
}))

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: 44,
  marginInlineEnd: 'auto',
  color: theme.vars.palette.primary.dark,
  ...theme.applyStyles('dark', { color: theme.vars.palette.text.primary }),
}))

/** The bar: logo, menu, search, language and colour scheme. On phones, `PhoneBar` leads to Contact. */
export function SiteHeader() {
  const { t } = useTexts('accessibility')
  useMenuClosing()
  return (
    <ScrolledBar>
      <Toolbar disableGutters>
        <HomeLink page="home" rel="home" underline="none" aria-label={t('home')}>
          <Logo />
        </HomeLink>
        <MainMenu />
        <SearchButton />
        <DeferPageChange>
          <LanguageSwitch />
        </DeferPageChange>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ColorSchemeSwitch />
        </Box>
        <DeferPageChange>
          <MobileMenu />
        </DeferPageChange>
      </Toolbar>
    </ScrolledBar>
  )
}

/** A component of its own, so that its children do not render again when the page begins to scroll. */
function ScrolledBar({ children }: { children: ReactNode }) {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: siteConstants.barScrolledAfter })
  return (
    <Bar color="inherit" elevation={scrolled ? 4 : 3} scrolled={scrolled}>
      {children}
    </Bar>
  )
}
