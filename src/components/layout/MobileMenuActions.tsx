import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { Icon } from '#components/ui/Icon.tsx'
import { company, phoneHref } from '#config/company.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { safeMargin } from '#theme/safeAreas.ts'
import { lowWindow } from '#theme/tokens.ts'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'

const action = { flex: '1 1 auto', paddingInline: 1.5 }

/** The buttons at the window's lower edge, in reach of a thumb, while the mobile menu is open. */
export function MobileMenuActions() {
  const { t } = useTexts('menu')
  const pageHref = usePageHref()
  return (
    <Paper
      square
      elevation={8}
      sx={{
        position: 'fixed',
        [lowWindow]: { position: 'static' },
        insetInline: 0,
        insetBlockEnd: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInline: safeMargin('8px'),
        paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
      }}
    >
      <Button
        sx={action}
        variant="outlined"
        href={phoneHref(company.phones.phone)}
        startIcon={<Icon name="phone" />}
      >
        {t('call')}
      </Button>
      <Button sx={action} variant="contained" href={pageHref('contact')} startIcon={<Icon name="mail" />}>
        {t('pages.contact')}
      </Button>
      <ColorSchemeSwitch />
    </Paper>
  )
}
