import { createContext, use } from 'react'

interface SearchActions {
  open: () => void
  /** Fetches what the search needs. It is called when a visitor comes near a button. */
  prepare: () => void
}

export const SearchContext = createContext<SearchActions | null>(null)

/** Returns the properties of a button that opens the search. */
export function useSearchOpener() {
  const search = use(SearchContext)
  if (!search) throw new Error('SearchContext is missing: render below <SearchProvider>')
  const { open, prepare } = search
  return { 'aria-haspopup': 'dialog', onClick: open, onPointerEnter: prepare, onFocus: prepare } as const
}
