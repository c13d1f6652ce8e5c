import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPage, ancestorsOf, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'

const ActivePageContext = createContext<PageId | null>(null)

/** Returns the active page's ancestors from the top, then the page itself; nothing at an unknown address. */
export function useActivePath(): readonly CanonicalPageId[] {
  const page = use(ActivePageContext)
  return page ? ancestorsOf(canonicalPage(page)) : []
}

/** Tells the menus the active page one frame after the page is shown: their hundred entries would delay the click. */
export function ActivePageProvider({ children }: { children: ReactNode }) {
  const { page } = resolvePath(useLocation().pathname)
  const [activePage, setActivePage] = useState(page)
  useEffect(() => startTransition(() => setActivePage(page)), [page])
  return <ActivePageContext value={activePage}>{children}</ActivePageContext>
}
