import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the prerendered page and while it hydrates, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
