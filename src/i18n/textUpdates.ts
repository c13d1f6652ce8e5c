import type { i18n } from 'i18next'
import { useEffect, useReducer, useState } from 'react'

/** The texts that a component has read, by namespace and key, each with its value. */
export type ReadTexts = Map<string, unknown>

/**
 * Development only: renders a component again as soon as one of the texts that it has read is saved, or is written in
 * the page. If every component rendered again, each key of a writer would take 100 ms or more.
 */
export const useReadTexts: (i18n: i18n) => ReadTexts | undefined = import.meta.env.DEV
  ? useUpdatesOfReadTexts
  : () => undefined

/** Development only: as `useReadTexts`, for a component that reads the instance itself: at every change of a text. */
export const useTextUpdates: (i18n: i18n) => void = import.meta.env.DEV ? useAllUpdates : () => undefined

/** Notes that a component has read a text, a group or a list. */
export function noteRead(read: ReadTexts, i18n: i18n, namespace: string, key: string): void {
  read.set(`${namespace}:${key}`, valueOf(i18n, namespace, key))
}

/** Returns a text, or the namespace of a plural text, whose key has no form: another value says that it changed. */
function valueOf(i18n: i18n, namespace: string, key: string): unknown {
  const value: unknown = i18n.getResource(i18n.language, namespace, key)
  // A text that includes another text may change with it.
  if (typeof value === 'string' && value.includes('$t(')) return {}
  return value ?? i18n.getResourceBundle(i18n.language, namespace)
}

function useUpdatesOfReadTexts(i18n: i18n): ReadTexts {
  const [read] = useState<ReadTexts>(() => new Map())
  const isChanged = () => {
    const changed = [...read].filter(([place, value]) => {
      const [namespace = '', key = ''] = place.split(':')
      return valueOf(i18n, namespace, key) !== value
    })
    // A component may read a text once only: rendering notes again those that it still reads.
    for (const [place] of changed) read.delete(place)
    return changed.length > 0
  }
  useStore(i18n, isChanged)
  return read
}

function useAllUpdates(i18n: i18n): void {
  useStore(i18n, () => true)
}

function useStore({ store }: i18n, isChanged: () => boolean) {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const check = () => isChanged() && update()
    store.on('added', check)
    return () => store.off('added', check)
  })
}
