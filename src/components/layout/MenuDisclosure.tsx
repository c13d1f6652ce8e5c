import { PageTree } from '#components/content/PageTree.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { CanonicalPageId, PageId } from '#config/pages.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { styled } from '@mui/material/styles'
import { layout } from '#theme/tokens.ts'
import { Panel } from './Panel.ts'
import { usePopover } from './usePopover.ts'

const Toggle = styled('button')(({ theme }) => ({
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[data-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& svg': { transition: 'transform 180ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

const WidePanel = styled(Panel)({
  insetBlockStart: 'calc(var(--bar-end) + var(--bar-offset) + 8px)',
  insetInline: 0,
  inlineSize: `calc(100% - 2 * ${safeMargin('16px')})`,
  maxInlineSize: layout.contentWidth + 48,
  marginInline: 'auto',
  padding: 28,
  borderRadius: 6,
  animation: 'panel-in 180ms ease-out',
  '@keyframes panel-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
})

const Columns = styled('ul')(({ theme }) => ({
  columns: '13.75rem 4',
  columnGap: 32,
  '& > li': { breakInside: 'avoid', paddingBlockEnd: 12 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 5,
    fontWeight: 600,
    lineHeight: theme.typography.body2.lineHeight,
  },
  '& ul': { paddingInlineStart: 12, borderInlineStart: `2px solid ${theme.vars.palette.divider}` },
  '& ul a': { fontWeight: 400, paddingBlock: 3, minBlockSize: 24 },
}))

interface MenuDisclosureProps {
  id: CanonicalPageId
  /** The pages from the top to the one that the visitor is on. */
  trail: readonly PageId[]
}

/** A button of the bar that opens the panel of the pages below a page. It works without JavaScript, too. */
export function MenuDisclosure({ id, trail }: MenuDisclosureProps) {
  const { t } = useTexts('menu')
  const { panelProps, buttonProps } = usePopover(`menu-${id}`)
  const current = trail.at(-1)
  return (
    <li>
      <Toggle
        type="button"
        {...buttonProps}
        data-current={trail.includes(id) ? '' : undefined}
        aria-current={id === current ? 'page' : undefined}
      >
        {t(`pages.${id}`)}
        <Icon name="expand" size={14} />
      </Toggle>
      <WidePanel {...panelProps}>
        <Columns>
          <PageTree parent={id} current={current} />
        </Columns>
      </WidePanel>
    </li>
  )
}
