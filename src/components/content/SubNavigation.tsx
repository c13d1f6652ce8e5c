import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { LinkRow, RowLink } from '#components/ui/LinkRow.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { familyOf, menuPages } from '#config/pages.ts'
import { dimensions } from '#theme/tokens.ts'
import type { InnerPageSlotProps } from './InnerPageSlots.ts'

const bar = { backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' } as const

/** Where it is wider than the window, the row scrolls sideways, from edge to edge. */
const row = {
  marginInline: { xs: `${-dimensions.gutter}px`, sm: `${-dimensions.wideGutter}px`, md: '-16px 0' },
  paddingInline: { xs: 1, sm: 3, md: 0 },
} as const

/** The pages of the page's family of services as a row of links, with that of the page marked. */
export function SubNavigation({ page }: InnerPageSlotProps) {
  const family = familyOf(page) ?? page
  const { t } = useTexts(['menu', 'accessibility'])
  const pageHref = usePageHref()
  return (
    <Box
      component="nav"
      aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}
      sx={bar}
    >
      <Container>
        <LinkRow current={page} sx={row}>
          {menuPages(family).map((id) => (
            <RowLink key={id} href={pageHref(id)} aria-current={id === page ? 'page' : undefined}>
              {t(`menu:pages.${id}`)}
            </RowLink>
          ))}
        </LinkRow>
      </Container>
    </Box>
  )
}
