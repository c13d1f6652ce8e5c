import Button from '@mui/material/Button'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { lowWindow } from '#theme/tokens.ts'
import { CallButton } from './CallButton.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LowerBar } from './LowerBar.ts'
import { useContactHref } from './useContactHref.ts'

/** The buttons at the window's lower edge while the mobile menu is open. */
export function MobileMenuActions() {
  const { t } = useTexts('menu')
  return (
    <LowerBar square elevation={8} sx={{ [lowWindow]: { position: 'static' } }}>
      <CallButton />
      <Button variant="contained" href={useContactHref()} startIcon={<Icon name="mail" />}>
        {t('pages.contact')}
      </Button>
      <ColorSchemeSwitch />
    </LowerBar>
  )
}
