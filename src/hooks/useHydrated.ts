import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The value that the prerendered page was made with while it hydrates, and the one of now afterwards. Values
 * are compared as they are: where the two are the same, nothing is rendered again.
 */
export function useHydratedValue<Value extends string | boolean>(now: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => now,
    () => prerendered,
  )
}

/** False in the prerendered page and while it hydrates, true afterwards. */
export function useHydrated(): boolean {
  return useHydratedValue<boolean>(true, false)
}
