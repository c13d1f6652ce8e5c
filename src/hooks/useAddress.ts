import { createPath, useLocation } from 'react-router-dom'
import { resolvePath, unknownPath } from '#i18n/addresses.ts'
import { useHydratedValue } from './useHydrated.ts'

/**
 * The address with its query and fragment, for what is rendered from it. Until the page is hydrated it is
 * the one that was prerendered, which knows no query, no fragment and no unknown path: React does not correct
 * attributes that differ.
 */
export function useAddress(): string {
  const location = useLocation()
  return useHydratedValue(createPath(location), prerenderedPath(location.pathname))
}

function prerenderedPath(pathname: string) {
  const { page, language } = resolvePath(pathname)
  return page ? pathname : unknownPath(language)
}
