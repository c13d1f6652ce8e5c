import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The value of the prerendered page during hydration, and the current one afterwards. Values
 * are compared by identity: where both are equal, nothing renders again.
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
