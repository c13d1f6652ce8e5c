import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { useSearch } from './SearchContext.ts'

const Button = styled(IconButton)(({ theme }) => ({
  'html:not([data-script]) &': { display: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

/** The button of the bar. On phones, the menu begins with the search. */
export function SearchButton() {
  const { t } = useTexts('search')
  const { open, prepare } = useSearch()
  return (
    <Button
      color="inherit"
      aria-label={t('open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="search" />
    </Button>
  )
}
