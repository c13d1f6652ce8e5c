import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns what the prerendered page has while it hydrates, and `value` afterwards. React renders a second time at once, so
 * only the component that uses it, and only if the two differ.
 */
export function useAfterHydration<Value extends string | boolean | undefined>(
  value: Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
}
