import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { safeMargin } from '#theme/safeAreas.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { MenuButton } from './MenuButton.tsx'
import { Panel } from './Panel.tsx'
import { useMenuKeys } from './useMenuKeys.ts'
import { usePopover } from './usePopover.ts'

const LanguagePanel = styled(Panel)(({ theme }) => ({
  insetInlineEnd: safeMargin('var(--bar-offset)', theme.spacing(1)),
  padding: theme.spacing(1),
  '& a': { inlineSize: '100%', justifyContent: 'start' },
}))

/** The menu of languages, for three or more. The languages' names need no translation. It works without JavaScript. */
export function LanguageMenu({ others }: { others: readonly LanguageCode[] }) {
  const current = useLanguage()
  const { buttonProps, panelProps } = usePopover('languages')
  const handleKeyDown = useMenuKeys()
  return (
    <List disablePadding onKeyDown={handleKeyDown}>
      <li>
        <MenuButton {...buttonProps}>
          {current.label}
          <Icon name="expand" sx={{ fontSize: 14 }} />
        </MenuButton>
        <LanguagePanel {...panelProps}>
          <List disablePadding>
            {others.map((code, position) => (
              // The key is the position: after a switch, the link is still the same element and keeps the focus.
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
