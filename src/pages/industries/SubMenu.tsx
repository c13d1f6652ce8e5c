import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Paper, { type PaperProps } from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { LinkRow, RowLink } from '#components/ui/LinkRow.tsx'
import { siteConstants } from '#config/siteConstants.ts'
import type { IndustryId } from '#config/industries.ts'
import { enters } from '#theme/motion.ts'
import { styleOnly } from '#theme/styleOnly.ts'
import { dimensions, lowWindow } from '#theme/tokens.ts'
import { Pictogram } from './Pictogram.tsx'
import { useCurrentSection } from '#hooks/useCurrentSection.ts'

/** At rest it has the height of its pictograms. */
const restingHeight = 'max(116px, 7.25rem)'

const Menu = styled(
  Paper,
  styleOnly('fixed'),
)<PaperProps<'nav', { fixed: boolean }>>(({ theme }) => ({
  '@keyframes sub-menu-in': { from: { transform: 'translateY(-100%)' } },
  variants: [
    {
      props: { fixed: true },
      style: {
        position: 'fixed',
        zIndex: theme.zIndex.appBar - 1,
        insetBlockStart: 'var(--bar-end)',
        insetInline: 0,
        animation: `sub-menu-in ${enters}`,
        [lowWindow]: { position: 'static', animation: 'none' },
      },
    },
  ],
}))

interface SubMenuEntry {
  href: string
  value: string
  jump: IndustryId
}

/**
 * Jumps to the sections of the page, each with a pictogram. Once the page is scrolled more than 525 px, it is a row of
 * names, fixed below the bar.
 */
export function SubMenu({ entries }: { entries: readonly SubMenuEntry[] }) {
  const { t } = useTexts('accessibility')
  const pageHref = usePageHref()
  const fixed = useScrollTrigger({ disableHysteresis: true, threshold: siteConstants.subMenuFixedAfter })
  const current = useCurrentSection(
    entries.map(({ jump }) => jump),
    siteConstants.anchorOffset,
  )
  return (
    // Keeps the menu's place while it is fixed.
    <Box sx={{ blockSize: restingHeight, '@media print': { display: 'none' } }}>
      <Menu component="nav" fixed={fixed} square elevation={fixed ? 3 : 1} aria-label={t('jumpMenu')}>
        <Container>
          <LinkRow
            current={current}
            // On phones the row runs to the window's edge.
            sx={{ marginInlineEnd: { xs: `${-dimensions.gutter}px`, sm: 0 } }}
          >
            {entries.map(({ href, value, jump }) => (
              <RowLink
                key={jump}
                href={pageHref('industries', href)}
                aria-current={jump === current ? 'location' : undefined}
                sx={{ flex: { sm: '1 0 auto' }, blockSize: fixed ? dimensions.subMenuHeight : restingHeight }}
              >
                {!fixed && <Pictogram of={jump} />}
                {value}
              </RowLink>
            ))}
          </LinkRow>
        </Container>
      </Menu>
    </Box>
  )
}
