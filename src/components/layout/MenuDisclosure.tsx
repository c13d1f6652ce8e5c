import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { DeferLocaleChange } from '#scheduling/DeferLocaleChange.tsx'
import { DeferPageChange } from '#scheduling/DeferPageChange.tsx'
import { enters } from '#theme/motion.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { dimensions } from '#theme/tokens.ts'
import { useActivePath } from './useActivePath.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MenuTree } from './MenuTree.tsx'
import { Panel } from './Panel.tsx'
import { usePopover } from './usePopover.ts'

const WidePanel = styled(Panel)(({ theme }) => ({
  insetBlockStart: `calc(var(--bar-end) + var(--bar-offset) + ${theme.spacing(1)})`,
  insetInline: 0,
  inlineSize: `calc(100% - 2 * ${safeMargin(theme.spacing(2))})`,
  maxInlineSize: dimensions.contentWidth + 48,
  marginInline: 'auto',
  padding: theme.spacing(2),
  animation: `panel-in ${enters}`,
  '@keyframes panel-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  // The heading of the panel: a link to the page that compares the pages below it.
  '& > a': { ...theme.typography.h3, marginBlockEnd: theme.spacing(1) },
  '& > ul': { ...tracks(3), '&:has(ul)': { [theme.breakpoints.up('md')]: tracks(4) } },
  '& > ul > li': {
    paddingBlock: theme.spacing(0.75),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 600,
    // A page with others below it has a row, and they stand beside it.
    '&:has(> ul)': {
      gridColumn: '1 / -1',
      ...tracks(3),
      alignItems: 'start',
      '& > ul': { gridColumn: '2 / -1', ...tracks(2), fontWeight: 400 },
      [theme.breakpoints.up('md')]: { ...tracks(4), '& > ul': tracks(3) },
    },
  },
}))

function tracks(count: number) {
  return { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } as const
}

interface MenuDisclosureProps {
  id: CanonicalPageId
  /** Whether the open page is this one or below it. */
  selected: boolean
  current: boolean
}

/** A button of the bar that opens a panel with the pages below a page. It works without JavaScript. */
export function MenuDisclosure({ id, selected, current }: MenuDisclosureProps) {
  const { t } = useTexts('menu')
  const { panelProps, buttonProps } = usePopover(`menu-${id}`)
  return (
    <li>
      <MenuButton {...buttonProps} selected={selected} aria-current={current ? 'page' : undefined}>
        {t(`pages.${id}`)}
        <Icon name="expand" sx={{ fontSize: 14 }} />
      </MenuButton>
      <WidePanel {...panelProps}>
        <DeferPageChange>
          <PanelLinks id={id} />
        </DeferPageChange>
      </WidePanel>
    </li>
  )
}

/** Memoized: to open the panel renders none of its links again. */
const PanelLinks = memo(function PanelLinks({ id }: { id: CanonicalPageId }) {
  const current = useActivePath().at(-1)
  return (
    <DeferLocaleChange>
      <MenuLink page={id} current={id === current} described heading />
      <List disablePadding>
        <MenuTree parent={id} current={current} />
      </List>
    </DeferLocaleChange>
  )
})
