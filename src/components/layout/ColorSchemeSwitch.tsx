import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled, useColorScheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { storeScheme } from '#theme/schemeStorage.ts'

interface FaceProps {
  shownIn: 'light' | 'dark'
  children: ReactNode
}

/** A face of the switch. The page has both, and CSS shows one of them: the scheme is known before React starts. */
function Face({ shownIn, children }: FaceProps) {
  const hiddenIn = shownIn === 'light' ? 'dark' : 'light'
  return (
    <Box
      component="span"
      sx={(theme) => ({ display: 'flex', ...theme.applyStyles(hiddenIn, { display: 'none' }) })}
    >
      {children}
    </Box>
  )
}

const Switch = styled(IconButton)(({ theme }) => ({
  'html:not([data-script]) &': { display: 'none' },
  padding: theme.spacing(1.25),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(1.5) },
}))

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
