import { useSyncExternalStore } from 'react'
import { limits } from '#theme/tokens.ts'

/** Rounding of the scroll position, in px. */
const tolerance = 2

/** The id of the section being read: the last one that has come up to where a jump would put it. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      ids.findLast((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= limits.anchorOffset + tolerance
      }),
    () => undefined,
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}
