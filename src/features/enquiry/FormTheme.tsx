import { CacheProvider, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { Activity, type ComponentProps, type ReactNode } from 'react'
import { useLanguage } from '#i18n/LanguageContext.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { styleCacheOf } from '#theme/styleCache.ts'
import { formTheme } from './formThemes.ts'
import { useAimedLanguage } from './useAimedLanguage.ts'

/** MUI declares one component's props here, and reads all components'. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Theme and styles of the language, for MUI's components; nothing outside the form computes any. While the
 * visitor aims at the language switch, Emotion makes the styles of the other one from a copy out of sight: it
 * takes as long as all the rest of a flip.
 */
export function FormTheme({ children }: { children: ReactNode }) {
  const { code } = useLanguage()
  const aimed = useAimedLanguage()
  return (
    <>
      <ThemeIn language={code}>{children}</ThemeIn>
      {aimed && aimed !== code && (
        <Activity mode="hidden">
          <ThemeIn language={aimed}>{children}</ThemeIn>
        </Activity>
      )}
    </>
  )
}

/**
 * The parts of MUI's `ThemeProvider` that a form needs: the whole would write the page's variables once more
 * and keep a colour scheme of its own.
 */
function ThemeIn({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const theme = formTheme(language)
  return (
    <CacheProvider value={styleCacheOf(language)}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  )
}
