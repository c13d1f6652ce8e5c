import { createContext, use } from 'react'

interface SearchActions {
  /** Opens it, with words in its field or none. */
  open: (words?: string) => void
  /** Fetches what the search needs. It is called when a visitor comes near a button. */
  prepare: () => void
}

export const SearchContext = createContext<SearchActions | null>(null)

/** Returns the properties of a button that opens the search. `readWords` is asked when it is pressed. */
export function useSearchOpener(readWords?: () => string) {
  const search = use(SearchContext)
  if (!search) throw new Error('SearchContext is missing: render below <SearchProvider>')
  const { open, prepare } = search
  return {
    'aria-haspopup': 'dialog',
    onClick: () => open(readWords?.()),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const
}
