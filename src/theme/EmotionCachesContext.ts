import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { createContext } from 'react'
import type { Language } from '#i18n/languages.ts'

let rtlPlugins: StylisPlugin[] | undefined

/** Fetches what the styles of a reading direction need, before the first of them is made. */
export async function loadDirection(direction: Language['direction']): Promise<void> {
  if (direction === 'rtl') ({ rtlPlugins } = await import('./rtlPlugins.ts'))
}

/**
 * Without the prefixer of Material UI's guide: the browsers that are meant (scripts/vite/browsers.ts) need only the
 * prefix of `user-select`, and every page's HTML would have a kilobyte more. Each is made when it is first needed:
 * the browser then computes the styles anew, which is not to come on top of the scripts' start.
 * @see https://mui.com/material-ui/customization/right-to-left/
 */
export function createEmotionCaches(): Record<Language['direction'], EmotionCache> {
  let ltr: EmotionCache | undefined
  let rtl: EmotionCache | undefined
  return {
    get ltr() {
      return (ltr ??= createCache({ key: 'mui', stylisPlugins: [] }))
    },
    get rtl() {
      if (!rtlPlugins) throw new Error('loadDirection was not called: await PageLoader.loadI18n')
      return (rtl ??= createCache({ key: 'muirtl', stylisPlugins: rtlPlugins }))
    },
  }
}

/** The browser has one instance; each prerendered page has its own. */
export const EmotionCachesContext = createContext(createEmotionCaches())
