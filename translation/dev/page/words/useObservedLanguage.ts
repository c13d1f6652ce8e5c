import { useSyncExternalStore } from 'react'

/** Returns the language of the current page, which changes without a reload. */
export function useObservedLanguage(): string {
  return useSyncExternalStore(watch, () => document.documentElement.lang)
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
