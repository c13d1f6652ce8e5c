import { createContext, use } from 'react'

interface SearchActions {
  open: () => void
  /** Fetches what the search needs. It is called when a visitor comes near a button. */
  prepare: () => void
}

export const SearchContext = createContext<SearchActions | null>(null)

export function useSearch(): SearchActions {
  const search = use(SearchContext)
  if (!search) throw new Error('SearchContext is missing: render below <SearchProvider>')
  return search
}
