import { useSyncExternalStore } from 'react'

/** The position after the last scroll event. Reading `scrollY` during a change would force a layout. */
let position = 0
const listeners = new Set<() => void>()

/**
 * Renders again only when the answer changes. What a store says, React renders within the frame of the scroll event.
 * With state it came a frame later, and the page jumped by 1,200 px when a sub-menu became fixed while sections above
 * it were laid out.
 */
export function useScrolled(test: (scrollY: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => test(position),
    () => false,
  )
}

function subscribe(onChange: () => void) {
  if (listeners.size === 0) {
    position = window.scrollY
    window.addEventListener('scroll', follow, { passive: true })
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) window.removeEventListener('scroll', follow)
  }
}

function follow() {
  position = window.scrollY
  for (const listener of listeners) listener()
}
