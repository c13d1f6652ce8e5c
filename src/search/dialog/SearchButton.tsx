import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon } from '#components/ui/Icon.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { inRem } from '#theme/tokens.ts'
import { useSearchOpener } from './SearchContext.ts'

const Button = styled(IconButton)(({ theme }) => ({
  'html:not([data-script]) &': { display: 'none' },
  padding: theme.spacing(1.25),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1.5) },
  // On the narrowest phones the bar has no room beside the company's name.
  [theme.breakpoints.down(inRem(360))]: { display: 'none' },
}))

/** The button of the bar. On phones, the menu begins with the search, too. */
export function SearchButton() {
  const { t } = useTexts('search')
  const opener = useSearchOpener()
  return (
    <Button {...opener} color="inherit" aria-label={t('open')} aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" />
    </Button>
  )
}
