import Button from '@mui/material/Button'
import { Icon } from '#components/ui/Icon.tsx'
import { company, phoneHref } from '#config/company.ts'
import { useTexts } from '#i18n/useTexts.ts'

/** Calls the company's first number. */
export function CallButton() {
  const { t } = useTexts('menu')
  return (
    <Button variant="tonal" href={phoneHref(company.phones.phone)} startIcon={<Icon name="phone" />}>
      {t('call')}
    </Button>
  )
}
