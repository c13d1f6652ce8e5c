import { fileURLToPath } from 'node:url'
import { defaultLanguage, liveLanguageCodes } from '#i18n/languages.ts'
import type { LocaleFolder } from './checks/checkLocales.ts'

/** The site's locale files, as the checks and commands take them. */
export const siteLocales: LocaleFolder & { path: string } = {
  folder: 'locales',
  path: fileURLToPath(new URL('../../locales', import.meta.url)),
  languages: liveLanguageCodes,
  sourceLanguage: defaultLanguage,
}
