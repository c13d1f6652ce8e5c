import Container from '@mui/material/Container'
import Paper, { type PaperProps } from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs, { tabsClasses } from '@mui/material/Tabs'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import type { FocusEvent } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { siteConstants } from '#config/siteConstants.ts'
import { dimensions, lowWindow } from '#theme/tokens.ts'
import { useCurrentSection } from './useCurrentSection.ts'

const ReservedSpace = styled('div')({ blockSize: dimensions.subMenuHeight })

const Menu = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'fixed',
})<PaperProps<'nav', { fixed: boolean }>>(({ theme }) => ({
  blockSize: dimensions.subMenuHeight,
  '@keyframes sub-menu-in': { from: { transform: 'translateY(-100%)' } },
  variants: [
    {
      props: { fixed: true },
      style: {
        position: 'fixed',
        zIndex: theme.zIndex.appBar - 1,
        insetBlockStart: 'var(--bar-end)',
        insetInline: 0,
        animation: 'sub-menu-in 200ms ease-out',
        [lowWindow]: { position: 'static', animation: 'none' },
      },
    },
  ],
}))

interface SubMenuEntry {
  href: string
  value: string
  jump: string
}

/** The tabs link to sections of the page and have no panels, so they have the role of links. */
const linkRole = { role: undefined, 'aria-selected': undefined, tabIndex: 0 } as const

/** Scrolls the row to a tab with keyboard focus. `scrollIntoView` could also move the page. */
function showFocused({ currentTarget: tab }: FocusEvent<HTMLElement>) {
  const row = tab.closest(`.${tabsClasses.scroller}`)
  if (!row || !tab.matches(':focus-visible')) return
  const [{ left, width }, box] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2)
}

/** Jumps to the sections of the page; fixed below the bar once the page is scrolled more than 525 px. */
export function SubMenu({ entries }: { entries: readonly SubMenuEntry[] }) {
  const { t } = useTexts('accessibility')
  const pageHref = usePageHref()
  const fixed = useScrollTrigger({ disableHysteresis: true, threshold: siteConstants.subMenuFixedAfter })
  const current = useCurrentSection(entries.map(({ jump }) => jump))
  return (
    <ReservedSpace>
      <Menu component="nav" fixed={fixed} square elevation={fixed ? 3 : 1} aria-label={t('jumpMenu')}>
        <Container>
          <Tabs
            value={current ?? false}
            variant="scrollable"
            scrollButtons={false}
            indicatorColor="secondary"
            sx={{ marginInline: { md: -2 } }}
            slotProps={{ list: { role: undefined } }}
          >
            {entries.map(({ href, value, jump }) => (
              <Tab
                key={jump}
                value={jump}
                label={value}
                href={pageHref('industries', href)}
                aria-current={jump === current ? 'location' : undefined}
                onFocus={showFocused}
                {...linkRole}
              />
            ))}
          </Tabs>
        </Container>
      </Menu>
    </ReservedSpace>
  )
}
