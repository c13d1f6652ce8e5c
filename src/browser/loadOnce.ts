/**
 * Returns a function that loads a value for each key once. A failure is not kept: the next call loads again. A component
 * that suspends must not call it in each render, as it would load for ever where it fails.
 */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loads = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = loads.get(key)
    if (known) return known
    const loading = load(key)
    loads.set(key, loading)
    loading.catch(() => loads.delete(key))
    return loading
  }
}
