import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { CanonicalPageId } from '#config/pages.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * Calls back when a link has led to a section of the page, and tells whether it was pressed on the page itself: each press
 * has a key of its own. A switch of the language is no link. Returns whether the address names the section.
 */
export function useSectionLink(
  page: CanonicalPageId,
  section: string,
  onLink: (isPressedHere: boolean) => void,
): boolean {
  const { hash, key, pathname } = useLocation()
  const isLinked = useHydrated() && hash === `#${section}`
  const shown = useRef({ key, page, pathname })
  const tell = useEffectEvent(onLink)
  useEffect(() => {
    const before = shown.current
    shown.current = { key, page, pathname }
    const isSwitch = before.page === page && before.pathname !== pathname
    if (isLinked && !isSwitch) tell(before.page === page && before.key !== key)
  }, [isLinked, key, page, pathname])
  return isLinked
}
