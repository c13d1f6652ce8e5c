import files from 'virtual:search-files'
import { loadOnce } from '#browser/loadOnce.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { SearchFile } from './SearchFile.ts'
import { SiteSearch } from './SiteSearch.ts'

/** Loads the search of a language, once. @throws Error naming the file */
export const loadSearch: (language: LanguageCode) => Promise<SiteSearch> = loadOnce(fetchSearch)

async function fetchSearch(language: LanguageCode) {
  const file = files[language] ?? ''
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: the server answered ${response.status}`)
  return SiteSearch.make((await response.json()) as SearchFile)
}
