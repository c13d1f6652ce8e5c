import { useI18n } from '#i18n/useTexts.ts'

export type Words = typeof import('./locales/en.json')

export function useWords(): Words {
  const i18n = useI18n()
  return i18n.getResourceBundle(i18n.language, 'pages/material-ui') as Words
}
