import { canonicalPage, pageIds, pageRow, type PageId } from '#config/pages.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { texts } from './texts.ts'

export const templateSamples: PageId[] = Object.values(
  Object.fromEntries(pageIds.map((id) => [pageRow(id).template, id])),
)

/** Returns the texts of a page. A second address has the texts of the page that it shows. */
export function pageTexts(language: LanguageCode, id: PageId) {
  return texts(language, `pages/${canonicalPage(id)}` as const)
}

export function otherLanguage(language: LanguageCode): LanguageCode {
  const other = languageCodes.find((code) => code !== language)
  if (!other) throw new Error(`src/i18n/languages.ts: there is no language beside ${language}`)
  return other
}
