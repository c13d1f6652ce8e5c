import { canonicalPage, pageIds, pageRow, type PageId } from '#config/pages.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { texts } from './texts.ts'

export const templateSamples: PageId[] = Object.values(
  Object.fromEntries(pageIds.map((id) => [pageRow(id).template, id])),
)

/** The texts of a page; a second address has those of the page that it stands for. */
export function pageTexts(language: LanguageCode, id: PageId) {
  return texts(language, `pages/${canonicalPage(id)}` as const)
}

export function otherLanguage(language: LanguageCode): LanguageCode {
  const other = languageCodes.find((code) => code !== language)
  if (!other) throw new Error(`src/i18n/languages.ts: there is no language beside ${language}`)
  return other
}
