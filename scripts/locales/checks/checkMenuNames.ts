import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'

/**
 * Finds pages of the table of pages that have no name for the menus. Only the default language is checked here: the
 * comparison with it finds what another language lacks.
 */
export function checkMenuNames(pages: readonly string[], files: readonly LocaleFile[]): Finding[] {
  const menu = files.find((file) => file.namespace === 'menu' && file.language === defaultLanguage)
  if (!menu?.readable) return []
  return pages
    .map((page) => `pages.${page}`)
    .filter((key) => !menu.texts.has(key))
    .map((key) => finding({ ...menu.root, key }, { code: 'page-without-name' }))
}
