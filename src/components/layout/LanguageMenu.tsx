import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { safeMargin } from '#theme/safeAreas.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { MenuButton } from './MenuButton.ts'
import { Panel } from './Panel.tsx'
import { useMenuKeys } from './useMenuKeys.ts'
import { usePopover } from './usePopover.ts'

const LanguagePanel = styled(Panel)({
  insetInlineEnd: safeMargin('var(--bar-offset)', '8px'),
  padding: 8,
  '& a': { inlineSize: '100%', justifyContent: 'start' },
})

/** For three or more languages. Its names need no translation, and it works without JavaScript. */
export function LanguageMenu({ others }: { others: readonly LanguageCode[] }) {
  const current = useLanguage()
  const { buttonProps, panelProps } = usePopover('languages')
  const handleKeyDown = useMenuKeys()
  return (
    <List onKeyDown={handleKeyDown}>
      <li>
        <MenuButton {...buttonProps}>
          {current.label}
          <Icon name="expand" size={14} />
        </MenuButton>
        <LanguagePanel {...panelProps}>
          <List>
            {others.map((code, position) => (
              // Keyed by position: the link stays the same element after a switch, and keeps the focus.
              <li key={position}>
                <LanguageLink to={code} />
              </li>
            ))}
          </List>
        </LanguagePanel>
      </li>
    </List>
  )
}
