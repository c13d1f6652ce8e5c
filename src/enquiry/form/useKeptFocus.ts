import { useEffect, useRef } from 'react'

/** Keeps the focus at a place whose pressed button goes, then or later. */
export function useKeptFocus() {
  const placeRef = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    const { activeElement, body } = document
    if (!isWanted.current || placeRef.current?.contains(activeElement)) return
    // While the place is empty, it cannot have the focus.
    if (activeElement === body) placeRef.current?.focus({ preventScroll: true })
    isWanted.current = document.activeElement === body
  })
  return { placeRef, keepFocus: () => (isWanted.current = true) }
}
