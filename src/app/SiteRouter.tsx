import { startTransition, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Location, type Navigator, type To } from 'react-router-dom'
import { followLinks } from './followLinks.ts'

interface Entry {
  action: NavigationType
  location: Location
}

/** What is kept in `history.state`, in the form that React Router uses. */
interface HistoryState {
  key: string
  usr: unknown
}

interface SiteRouterProps {
  /** Whether code and texts of a path are there. */
  isReady: (pathname: string) => boolean
  children: ReactNode
}

/**
 * React Router's browser router with one difference: the address changes when the new page is shown, not when
 * the visitor clicks. Until its code and texts are there the page before it stays, with its own address, and
 * no frame shows a mix of two. The history's entries of another document are the browser's to load.
 */
export function SiteRouter({ isReady, children }: SiteRouterProps) {
  const [{ action, location }, setEntry] = useState<Entry>(() => ({
    action: NavigationType.Pop,
    location: browserLocation(),
  }))
  const navigator = useMemo(
    () =>
      makeNavigator((entry) => {
        // What is ready is shown in this very frame; for anything else, the page before it stays alive.
        if (isReady(entry.location.pathname)) setEntry(entry)
        else startTransition(() => setEntry(entry))
      }),
    [isReady],
  )
  useInsertionEffect(() => writeHistory(action, location), [action, location])
  useEffect(() => followLinks(navigator), [navigator])
  useEffect(() => {
    const follow = () =>
      startTransition(() => setEntry({ action: NavigationType.Pop, location: browserLocation() }))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

function makeNavigator(show: (entry: Entry) => void): Navigator {
  const navigate = (action: NavigationType) => (to: To, state?: unknown) => {
    const { pathname, search, hash } = new URL(createHref(to), window.location.href)
    show({
      action,
      location: { pathname, search, hash, state: state ?? null, key: Math.random().toString(36).slice(2) },
    })
  }
  return {
    createHref,
    go: (delta) => window.history.go(delta),
    push: navigate(NavigationType.Push),
    replace: navigate(NavigationType.Replace),
  }
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location
  const state = window.history.state as Partial<HistoryState> | null
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' }
}

/** Gives the browser the address of a page as it is shown. */
function writeHistory(action: NavigationType, location: Location): void {
  if (action === NavigationType.Pop || location.key === browserLocation().key) return
  const state: HistoryState = { key: location.key, usr: location.state }
  const write = action === NavigationType.Push ? 'pushState' : 'replaceState'
  window.history[write](state, '', createPath(location))
}
