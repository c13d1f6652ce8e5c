import { defaultLanguage } from '#i18n/languages.ts'
import { finding, startOf, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'

/**
 * Finds pages of the table of pages that have no file of texts in any language, or no name for the menus. Only the default
 * language's menus are checked here: the comparison of the languages finds what one of them lacks.
 */
export function checkPageTexts(pages: readonly string[], files: readonly LocaleFile[]): Finding[] {
  const namespaces = new Set(files.map(({ namespace }) => namespace))
  const menu = files.find(
    ({ namespace, language, readable }) => namespace === 'menu' && language === defaultLanguage && readable,
  )
  const withoutTexts = pages.filter((page) => !namespaces.has(`pages/${page}`))
  const withoutName = pages.filter((page) => menu && !menu.texts.has(`pages.${page}`))
  return [
    ...withoutTexts.map((page) =>
      finding(startOf(`locales/${defaultLanguage}/pages/${page}.json`), { code: 'page-without-texts' }),
    ),
    ...withoutName.map((page) =>
      finding(
        { ...startOf(`locales/${defaultLanguage}/menu.json`), key: `pages.${page}` },
        { code: 'page-without-name' },
      ),
    ),
  ]
}
