import ListItemButton from '@mui/material/ListItemButton'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { useSearchOpener } from './SearchContext.ts'

/** The first entry of the phone's menu. */
export function SearchMenuEntry() {
  const { t } = useTexts('search')
  const opener = useSearchOpener()
  return (
    <ListItemButton
      {...opener}
      component="button"
      sx={{ minBlockSize: 44, paddingBlock: 0, gap: 1.5, 'html:not([data-script]) &': { display: 'none' } }}
    >
      <Icon name="search" />
      {t('open')}
    </ListItemButton>
  )
}
