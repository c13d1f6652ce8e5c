import Button from '@mui/material/Button'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { useSearchOpener } from '#search/dialog/SearchContext.ts'
import { wordsOf } from './wordsOf.ts'

/** Opens the search with what the address asked for. */
export function AddressSearch() {
  const { t } = useTexts('search')
  const opener = useSearchOpener(() => wordsOf(window.location.pathname))
  return (
    <Button
      {...opener}
      variant="contained"
      startIcon={<Icon name="search" />}
      sx={{ 'html:not([data-script]) &': { display: 'none' } }}
    >
      {t('label')}
    </Button>
  )
}
