import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { familyOf, menuPages } from '#config/pages.ts'
import { scrollToMiddle } from '#hooks/scrolling.ts'
import { dimensions } from '#theme/tokens.ts'
import type { InnerPageSlotProps } from './InnerPageSlots.ts'

const bar = { backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' } as const

/** Where it is wider than the window, the row scrolls sideways, from edge to edge. */
const row = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginInline: { xs: `${-dimensions.gutter}px`, sm: `${-dimensions.wideGutter}px`, md: '-16px 0' },
  paddingInline: { xs: 1, sm: 3, md: 0 },
} as const

/** Looks like Material UI's Tab, whose code would make each article 4 KB heavier. */
const TabLink = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minBlockSize: dimensions.subMenuHeight,
  paddingInline: theme.spacing(2),
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  borderBlock: '3px solid transparent',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderBlockEndColor: theme.vars.palette.secondary.main,
  },
  // The row would cut a ring around it.
  '&:focus-visible': { outlineOffset: -3 },
})) as typeof ButtonBase

/** The pages of the page's family of services as a row of tabs, with that of the page selected. */
export function SubNavigation({ page }: InnerPageSlotProps) {
  const family = familyOf(page) ?? page
  const { t } = useTexts(['menu', 'accessibility'])
  const pageHref = usePageHref()
  const rowRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = rowRef.current?.querySelector('[aria-current]')
    if (rowRef.current && tab) scrollToMiddle(rowRef.current, tab)
  }, [page])
  return (
    <Box
      component="nav"
      aria-label={t('accessibility:subNavigation', { page: t(`menu:pages.${family}`) })}
      sx={bar}
    >
      <Container>
        <Stack component="ul" direction="row" ref={rowRef} sx={row}>
          {menuPages(family).map((id) => (
            <li key={id}>
              <TabLink href={pageHref(id)} aria-current={id === page ? 'page' : undefined}>
                {t(`menu:pages.${id}`)}
              </TabLink>
            </li>
          ))}
        </Stack>
      </Container>
    </Box>
  )
}
