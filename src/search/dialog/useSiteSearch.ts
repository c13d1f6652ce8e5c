import { useEffect, useState } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadSearch } from '#search/loadSearch.ts'
import type { SiteSearch } from '#search/SiteSearch.ts'

/** Returns the search of a language once it is loaded, whether that failed, and what tries again. */
export function useSiteSearch(language: LanguageCode) {
  const [search, setSearch] = useState<SiteSearch | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(-1)
  useEffect(() => {
    let isCurrent = true
    loadSearch(language).then(
      (loaded) => isCurrent && setSearch(loaded),
      () => isCurrent && setFailed(attempt),
    )
    return () => {
      isCurrent = false
    }
  }, [language, attempt])
  return { search, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) }
}
