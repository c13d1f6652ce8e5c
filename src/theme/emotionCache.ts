import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { createContext } from 'react'
import type { Language } from '#i18n/languages.ts'

type Direction = Language['direction']

let rtlPlugins: StylisPlugin[] | undefined

/** Fetches what the styles of a reading direction need, before the first of them is made. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (direction === 'rtl') ({ rtlPlugins } = await import('./rtlPlugins.ts'))
}

/**
 * Without the prefixer of Material UI's guide: the browsers that are meant (scripts/vite/browsers.ts) need only the
 * prefix of `user-select`, and every page's HTML would have a kilobyte more.
 * @see https://mui.com/material-ui/customization/right-to-left/
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  if (direction === 'ltr') return createCache({ key: 'mui', stylisPlugins: [] })
  if (!rtlPlugins) throw new Error('loadDirection was not called: await PageLoader.loadI18n')
  return createCache({ key: 'muirtl', stylisPlugins: rtlPlugins })
}

const caches = new Map<Direction, EmotionCache>()

/** Returns the browser's cache of a direction, made when it is first needed. */
function emotionCacheOf(direction: Direction): EmotionCache {
  const known = caches.get(direction)
  if (known) return known
  const cache = createEmotionCache(direction)
  caches.set(direction, cache)
  return cache
}

/** Where the cache of a direction comes from. Each prerendered page has one of its own. */
export const EmotionCacheContext = createContext(emotionCacheOf)
