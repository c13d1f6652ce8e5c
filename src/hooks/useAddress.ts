import { useLocation } from 'react-router-dom'
import { findPlace, unknownPath } from '#i18n/addresses.ts'
import { useHydrated } from './useHydrated.ts'

interface Address {
  pathname: string
  search: string
  hash: string
}

/**
 * The address, for what is rendered from it. Until the page has come to life it is the one that was
 * prerendered, which knows no query, no fragment and no unknown path: React does not mend attributes that
 * differ.
 */
export function useAddress(): Address {
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  if (hydrated) return { pathname, search, hash }
  const { page, language } = findPlace(pathname)
  return { pathname: page ? pathname : unknownPath(language), search: '', hash: '' }
}
