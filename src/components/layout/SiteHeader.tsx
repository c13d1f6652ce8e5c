import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { useScrolled } from '#hooks/useScrolled.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { layout, specified } from '#theme/tokens.ts'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useMenuClosing } from './useMenuClosing.ts'

/** The bar stands 16 px below the window's top edge; once the page is scrolled, it stands at the edge. */
const Bar = styled('header')(({ theme }) => ({
  '--bar-offset': `${layout.barOffset}px`,
  '--bar-margin': safeMargin('16px'),
  position: 'fixed',
  zIndex: 10,
  insetBlockStart: 0,
  insetInline: 0,
  pointerEvents: 'none',
  paddingInline: 'var(--bar-margin)',
  transform: `translateY(calc(${layout.barOffset}px + env(safe-area-inset-top)))`,
  transition: 'transform 200ms ease-out',
  '&[data-scrolled]': { '--bar-offset': '0px', '--bar-margin': '0px', transform: 'none' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(2px, 0.8vw, 12px)',
    blockSize: layout.barHeight,
    marginInline: 'auto',
    maxInlineSize: layout.contentWidth + 48,
    paddingInline: 'clamp(10px, 2vw, 24px)',
    pointerEvents: 'auto',
    backgroundColor: theme.vars.palette.background.paper,
    borderRadius: 6,
    boxShadow: theme.vars.shadows[3],
  },
  '&[data-scrolled] > div': {
    blockSize: 'var(--bar-end)',
    paddingBlockStart: 'env(safe-area-inset-top)',
    maxInlineSize: 'none',
    paddingInline: safeMargin('clamp(10px, 2vw, 24px)', `(100% - ${layout.contentWidth}px) / 2`),
    borderRadius: 0,
  },
}))

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  marginInlineEnd: 'auto',
  color: theme.vars.palette.primary.dark,
  textDecoration: 'none',
  '[data-scheme="dark"] &': { color: theme.vars.palette.text.primary },
}))

const DesktopMenu = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }))

/** The bar: logo, menu, language and colour scheme. */
export function SiteHeader() {
  const { t } = useTexts('accessibility')
  useMenuClosing()
  const scrolled = useScrolled((y) => y > specified.barScrolledAfter)
  return (
    <Bar data-scrolled={scrolled ? '' : undefined}>
      <div>
        <HomeLink page="home" aria-label={t('home')}>
          <Logo />
        </HomeLink>
        <DesktopMenu>
          <MainMenu />
        </DesktopMenu>
        <LanguageSwitch />
        <ColorSchemeSwitch />
        <MobileMenu />
      </div>
    </Bar>
  )
}
