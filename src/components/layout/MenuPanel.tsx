import { styled } from '#theme/styled.ts'
import { memo, type ComponentProps } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { menuPages, type CanonicalPageId } from '#config/pages.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { layout } from '#theme/tokens.ts'
import { MenuLink, panelMaxHeight, PlainList } from './menuStyles.ts'
import { useCurrentPage } from './useCurrentPage.ts'

const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: 'calc(var(--bar-end) + var(--bar-offset) + 8px)',
  insetInline: 0,
  inlineSize: `calc(100% - 2 * ${safeMargin('16px')})`,
  maxInlineSize: layout.contentWidth + 48,
  maxBlockSize: panelMaxHeight(),
  overflow: 'auto',
  marginInline: 'auto',
  padding: 28,
  border: 0,
  borderBlockStart: `3px solid ${theme.vars.palette.accent}`,
  borderRadius: 6,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: '0 24px 48px rgb(10 30 44 / 0.24)',
  animation: 'panel-in 180ms ease-out',
  '@keyframes panel-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
}))

const Columns = styled(PlainList)(({ theme }) => ({
  columns: '220px 4',
  columnGap: 32,
  '& > li': { breakInside: 'avoid', paddingBlockEnd: 12 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 5,
    fontWeight: 600,
    lineHeight: theme.typography.body2.lineHeight,
  },
  '& ul': { paddingInlineStart: 12, borderInlineStart: `2px solid ${theme.vars.palette.surface.line}` },
  '& ul a': { fontWeight: 400, paddingBlock: 3, minBlockSize: 24 },
}))

interface MenuPanelProps {
  id: CanonicalPageId
  panelProps: ComponentProps<'div'>
}

/** The pages below a page, each with its own pages. */
export function MenuPanel({ id, panelProps }: MenuPanelProps) {
  return (
    <Panel {...panelProps}>
      <Pages parent={id} />
    </Panel>
  )
}

/** Memoized: opening and closing the panel changes nothing in the list. */
const Pages = memo(function Pages({ parent }: { parent: CanonicalPageId }) {
  return (
    <Columns>
      <Entries parent={parent} />
    </Columns>
  )
})

function Entries({ parent }: { parent: CanonicalPageId }) {
  const { t } = useTexts('menu')
  const relation = useCurrentPage()
  return menuPages(parent).map((id) => (
    <li key={id}>
      <MenuLink page={id} {...(relation(id) === 'page' && { 'aria-current': 'page' })}>
        {t(`pages.${id}`)}
      </MenuLink>
      {menuPages(id).length > 0 && (
        <PlainList>
          <Entries parent={id} />
        </PlainList>
      )}
    </li>
  ))
}
