import { useSyncExternalStore } from 'react'

/** Whether the page's scroll position, in px, passes a test; renders again only when the answer changes. */
export function useScrolled(test: (scrollY: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => test(window.scrollY),
    () => false,
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
