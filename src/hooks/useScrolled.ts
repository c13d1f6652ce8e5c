import { useSyncExternalStore } from 'react'

/** The position after the last scroll event. Reading `scrollY` during a change would force a layout. */
let position = 0

/**
 * Whether the page's scroll position, in px, passes a test; renders again only when the answer changes. What a store
 * says, React renders within the frame of the scroll event. With state it came a frame later, and the page jumped by
 * 1,200 px when a sub-menu became fixed while sections above it were laid out.
 */
export function useScrolled(test: (scrollY: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => test(position),
    () => false,
  )
}

function subscribe(onChange: () => void) {
  const follow = () => {
    position = window.scrollY
    onChange()
  }
  position = window.scrollY
  window.addEventListener('scroll', follow)
  return () => window.removeEventListener('scroll', follow)
}
