import files from 'virtual:search-files'
import type { LanguageCode } from '#i18n/languages.ts'
import type { SearchFile } from './SearchFile.ts'
import { SiteSearch } from './SiteSearch.ts'

const searches = new Map<LanguageCode, Promise<SiteSearch>>()

/** Loads the search of a language, once. A failure is not kept: the next call tries again. @throws Error naming the file */
export function loadSearch(language: LanguageCode): Promise<SiteSearch> {
  const known = searches.get(language)
  if (known) return known
  const search = fetchSearch(language)
  searches.set(language, search)
  search.catch(() => searches.delete(language))
  return search
}

async function fetchSearch(language: LanguageCode) {
  const file = files[language] ?? ''
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: the server answered ${response.status}`)
  return SiteSearch.make((await response.json()) as SearchFile)
}
