import Button from '@mui/material/Button'
import { Icon } from '#components/ui/Icon.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { sheetFragment, sheetKey } from './sheetKey.ts'

/** Leads from a page's opening to its sheet. */
export function SheetLink({ page }: { page: CanonicalPageId }) {
  const { t } = useTexts()
  const pageHref = usePageHref()
  return (
    <Button
      href={pageHref(page, sheetFragment)}
      color="inherit"
      endIcon={<Icon name="expand" />}
      sx={{ textAlign: 'center', textWrap: 'balance' }}
    >
      {t(`${sheetKey(page)}.heading`)}
    </Button>
  )
}
