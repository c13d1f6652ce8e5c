import { fileURLToPath } from 'node:url'
import { canonicalPageIds } from '#config/pages.ts'
import { draftCodes, liveLanguageCodes } from '#i18n/languages.ts'
import type { LocaleFolder } from './files/localeFolder.ts'

/** The site's locale files. Drafts are not checked; the build counts their missing texts. */
export const siteLocales: LocaleFolder = {
  path: fileURLToPath(new URL('../../locales', import.meta.url)),
  languages: liveLanguageCodes,
  drafts: draftCodes(),
  pages: canonicalPageIds,
}
