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

/** The attribute of a page's style element with the cache's key and the names of its rules. */
export const rulesAttribute = 'data-rules'

/**
 * Tells a cache which rules the page brings. By its own attribute, Emotion would move their element to the end of the
 * head, and the browser would compute all styles anew: with the global styles, 110 to 190 ms on a slow phone.
 */
function knowPageRules({ key, inserted }: EmotionCache): void {
  const element = document.querySelector(`style[${rulesAttribute}^='${key} ']`)
  const [, ...names] = element?.getAttribute(rulesAttribute)?.split(' ') ?? []
  for (const name of names) inserted[name] = true
}

const caches = new Map<Direction, EmotionCache>()

/** Returns the browser's cache of a direction, made when it is first needed. */
function emotionCacheOf(direction: Direction): EmotionCache {
  const known = caches.get(direction)
  if (known) return known
  const cache = createEmotionCache(direction)
  knowPageRules(cache)
  caches.set(direction, cache)
  return cache
}

/** Where the cache of a direction comes from. Each prerendered page has one of its own. */
export const EmotionCacheContext = createContext(emotionCacheOf)
