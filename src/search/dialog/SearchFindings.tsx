import { useDeferredValue, useEffect, useMemo } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { loadSearch } from '#search/loadSearch.ts'
import type { FoundPage } from '#search/SearchResult.ts'
import { NothingFound } from './NothingFound.tsx'
import { SearchFailure } from './SearchFailure.tsx'
import { SearchNote } from './SearchNote.tsx'
import type { SearchAnswer, SearchQuery } from './SearchQuery.ts'
import { addressesOf, optionId, SearchResults } from './SearchResults.tsx'
import { useFindingsNote } from './useFindingsNote.ts'
import { useSiteSearch } from './useSiteSearch.ts'

const none: FoundPage[] = []

/** Fetches the search of a language before it is asked. */
export function prepare(language: LanguageCode): void {
  // The dialog tells what could not be fetched.
  loadSearch(language).catch(() => undefined)
}

interface SearchFindingsProps {
  /** The id of the list. */
  id: string
  query: SearchQuery
  onAnswer: (answer: SearchAnswer) => void
  onSearch: (words: string) => void
  onRetry: () => void
  onFollow: () => void
}

/** What the search finds while one types. */
export default function SearchFindings({
  id,
  query,
  onAnswer,
  onSearch,
  onRetry,
  onFollow,
}: SearchFindingsProps) {
  const { typed, steps, isEntered } = query
  const { code } = useLanguage()
  const pageHref = usePageHref()
  const { search, hasFailed, retry } = useSiteSearch(code)
  const words = useDeferredValue(typed).trim()

  const result = useMemo(() => (search && words !== '' ? search.find(words) : null), [search, words])
  const pages = words === '' ? 'popular' : (result?.pages ?? none)
  const addresses = addressesOf(pages, pageHref)
  const count = addresses.length
  const chosen = addresses.at(steps % count)
  const activeId = chosen && optionId(id, chosen)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const isAnswered = words === typed.trim() && (words === '' || result !== null)
  useEffect(() => {
    if (isEntered && isAnswered && activeId) document.getElementById(activeId)?.click()
  }, [isEntered, isAnswered, activeId])

  const lines = useFindingsNote({ words, result, count, hasFailed })
  const status = lines.join('\n')
  useEffect(() => onAnswer({ words, status, activeId }), [onAnswer, words, status, activeId])

  return (
    <>
      <SearchNote lines={lines} />
      {hasFailed && (
        <SearchFailure
          onRetry={() => {
            onRetry()
            retry()
          }}
        />
      )}
      {result && count === 0 && (
        <NothingFound
          words={words}
          nearest={search?.nearest(words) ?? null}
          onSearch={onSearch}
          onFollow={onFollow}
        />
      )}
      {count > 0 && <SearchResults id={id} pages={pages} chosen={chosen} onFollow={onFollow} />}
    </>
  )
}
