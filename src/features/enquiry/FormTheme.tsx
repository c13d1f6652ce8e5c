import { CacheProvider, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '#i18n/LanguageContext.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { createAppTheme } from '#theme/createAppTheme.ts'
import { styleCacheOf } from '#theme/styleCache.ts'

/** MUI declares one component's props here, and reads all components'. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

const themes = new Map<LanguageCode, Theme>()

function themeOf(code: LanguageCode) {
  const theme = themes.get(code) ?? createAppTheme(languages[code])
  themes.set(code, theme)
  return theme
}

/**
 * Theme and styles of the language, for MUI's components; nothing outside the form computes any. These are
 * the parts of MUI's `ThemeProvider` that a form needs: the whole would write the page's variables once more
 * and keep a colour scheme of its own.
 */
export function FormTheme({ children }: { children: ReactNode }) {
  const { code } = useLanguage()
  const theme = themeOf(code)
  return (
    <CacheProvider value={styleCacheOf(code)}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  )
}
