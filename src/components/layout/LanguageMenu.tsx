import { styled } from '@mui/material/styles'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { visuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { inRem } from '#theme/tokens.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Panel } from './Panel.ts'
import { useMenuKeys } from './useMenuKeys.ts'
import { usePopover } from './usePopover.ts'

const List = styled('ul')(({ theme }) => ({
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 44,
    paddingInline: 8,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    whiteSpace: 'nowrap',
  },
  '& [popover] a': { display: 'flex', paddingInline: 16 },
  '& button > [data-short]': { display: 'none', textTransform: 'uppercase' },
  // In a narrow bar the code replaces the name.
  [theme.breakpoints.between('sm', inRem(1000))]: {
    '& button > [data-short]': { display: 'inline' },
    '& button > [data-name]': visuallyHidden,
  },
  '& button svg': { transition: 'transform 180ms ease-out' },
  '& button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

const LanguagePanel = styled(Panel)({
  insetInlineEnd: safeMargin('var(--bar-offset)', '8px'),
  paddingBlock: 8,
  borderRadius: 6,
})

/**
 * The language switch of a site with three or more languages: a button with the name of this one, and a panel with
 * a link to this very address in each other. Its names need no translation, and it works without JavaScript.
 */
export function LanguageMenu({ others }: { others: readonly LanguageCode[] }) {
  const current = useLanguage()
  const { buttonProps, panelProps } = usePopover('languages')
  const handleKeyDown = useMenuKeys()
  return (
    <List onKeyDown={handleKeyDown}>
      <li>
        <button type="button" {...buttonProps}>
          <span data-name="">{current.label}</span>
          <span data-short="" aria-hidden>
            {current.code}
          </span>
          <Icon name="expand" size={14} />
        </button>
        <LanguagePanel {...panelProps}>
          <ul>
            {others.map((code, position) => (
              // Keyed by position: the link stays the same element after a switch, and keeps the focus.
              <li key={position}>
                <LanguageLink to={code} />
              </li>
            ))}
          </ul>
        </LanguagePanel>
      </li>
    </List>
  )
}
