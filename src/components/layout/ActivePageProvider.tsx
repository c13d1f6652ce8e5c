import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPage, ancestorsOf, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'

const MarkedPageContext = createContext<PageId | null>(null)

/** The pages that the current one lies below, from the top, and itself as the last; none at an unknown address. */
export function useActivePath(): readonly CanonicalPageId[] {
  const page = use(MarkedPageContext)
  return page ? ancestorsOf(canonicalPage(page)) : []
}

/** Tells the menus which page they mark, in the frame after the page: their hundred entries would hold a click up. */
export function ActivePageProvider({ children }: { children: ReactNode }) {
  const { page } = resolvePath(useLocation().pathname)
  const [marked, setMarked] = useState(page)
  useEffect(() => startTransition(() => setMarked(page)), [page])
  return <MarkedPageContext value={marked}>{children}</MarkedPageContext>
}
