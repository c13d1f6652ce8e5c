import IconButton from '@mui/material/IconButton'
import { styled, useColorScheme } from '@mui/material/styles'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { storeScheme } from '#theme/schemeStorage.ts'

/** A face of the switch. The page has both, and CSS shows one of them: the scheme is known before React starts. */
const Face = styled('span', { shouldForwardProp: (prop) => prop !== 'shownIn' })<{
  shownIn: 'light' | 'dark'
}>(({ theme }) => ({
  display: 'flex',
  variants: [
    { props: { shownIn: 'light' }, style: theme.applyStyles('dark', { display: 'none' }) },
    { props: { shownIn: 'dark' }, style: theme.applyStyles('light', { display: 'none' }) },
  ],
}))

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
      <Face shownIn="light">
        <Icon name="moon" />
        <VisuallyHidden>{t('colorScheme.toDark')}</VisuallyHidden>
      </Face>
      <Face shownIn="dark">
        <Icon name="sun" />
        <VisuallyHidden>{t('colorScheme.toLight')}</VisuallyHidden>
      </Face>
    </Switch>
  )
}
