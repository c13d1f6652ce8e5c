import { styled } from '#theme/styled.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { usePopover } from './usePopover.ts'

const Toggle = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[data-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& svg': { transition: 'transform 180ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

interface MenuDisclosureProps {
  id: CanonicalPageId
  current: 'page' | 'below' | false
}

/** A button of the bar that opens the panel of the pages below a page. Works without JavaScript too. */
export function MenuDisclosure({ id, current }: MenuDisclosureProps) {
  const { t } = useTexts('menu')
  const { panelProps, buttonProps } = usePopover(`menu-${id}`)
  return (
    <li>
      <Toggle
        type="button"
        {...buttonProps}
        {...(current && { 'data-current': '' })}
        {...(current === 'page' && { 'aria-current': 'page' })}
      >
        {t(`pages.${id}`)}
        <Icon name="expand" size={14} />
      </Toggle>
      <MenuPanel id={id} panelProps={panelProps} />
    </li>
  )
}
