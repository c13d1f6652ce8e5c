import { CacheProvider, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { Theme } from '@mui/material/styles'
import { Activity, type ComponentProps, type ReactNode } from 'react'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { createAppTheme } from '#theme/createAppTheme.ts'
import { styleCacheOf } from '#theme/styleCache.ts'
import { useAimedLanguage } from './useAimedLanguage.ts'

/** MUI declares one component's props here, and reads all components'. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

const themes = new Map<LanguageCode, Theme>()

function themeOf(code: LanguageCode) {
  const theme = themes.get(code) ?? createAppTheme(languages[code])
  themes.set(code, theme)
  return theme
}

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
  const theme = themeOf(language)
  return (
    <CacheProvider value={styleCacheOf(language)}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  )
}
