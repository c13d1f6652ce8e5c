import IconButton from '@mui/material/IconButton'
import { styled, useColorScheme } from '@mui/material/styles'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { storeScheme } from '#theme/schemeStorage.ts'

/** A face of the switch. The page has both, and CSS shows one of them: the scheme is known before React starts. */
const Face = styled('span')({
  display: 'flex',
  '[data-scheme="light"] &[data-to="light"]': { display: 'none' },
  '[data-scheme="dark"] &[data-to="dark"]': { display: 'none' },
})

const Switch = styled(IconButton)({ 'html:not([data-script]) &': { display: 'none' } })

/** Switches between light and dark. Until the visitor uses it, the system decides. */
export function ColorSchemeSwitch() {
  const { t } = useTexts('accessibility')
  const { colorScheme, setMode } = useColorScheme()
  const change = () => {
    const scheme = colorScheme === 'dark' ? 'light' : 'dark'
    storeScheme(scheme)
    setMode(scheme)
  }
  return (
    <Switch color="inherit" onClick={change}>
      <Face data-to="dark">
        <Icon name="moon" />
        <VisuallyHidden>{t('colorScheme.toDark')}</VisuallyHidden>
      </Face>
      <Face data-to="light">
        <Icon name="sun" />
        <VisuallyHidden>{t('colorScheme.toLight')}</VisuallyHidden>
      </Face>
    </Switch>
  )
}
