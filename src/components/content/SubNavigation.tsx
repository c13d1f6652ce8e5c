import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { linkTabs } from '#components/ui/linkTabs.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { familyOf, menuPages } from '#config/pages.ts'
import { dimensions } from '#theme/tokens.ts'
import type { InnerPageSlotProps } from './InnerPageSlots.ts'

const bar = { backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' } as const

/** Where it is wider than the window, the row scrolls sideways, from edge to edge. */
const row = {
  marginInline: { xs: `${-dimensions.gutter}px`, sm: `${-dimensions.wideGutter}px`, md: '-16px 0' },
} as const

const list = { paddingInline: { xs: 1, sm: 3, md: 0 } } as const

/** The pages of the page's family of services as a row of tabs, with that of the page selected. */
export function SubNavigation({ page }: InnerPageSlotProps) {
  const family = familyOf(page) ?? page
  const { t } = useTexts(['menu', 'accessibility'])
  const pageHref = usePageHref()
  const pages = menuPages(family)
  return (
    <Box
      component="nav"
      aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}
      sx={bar}
    >
      <Container>
        <Tabs
          value={pages.find((id) => id === page) ?? false}
          variant="scrollable"
          scrollButtons={false}
          indicatorColor="secondary"
          sx={row}
          slotProps={{ list: { ...linkTabs.list, sx: list } }}
        >
          {pages.map((id) => (
            <Tab
              key={id}
              value={id}
              label={t(`menu:pages.${id}`)}
              href={pageHref(id)}
              aria-current={id === page ? 'page' : undefined}
              {...linkTabs.tab}
            />
          ))}
        </Tabs>
      </Container>
    </Box>
  )
}
