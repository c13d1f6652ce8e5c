import createCache, { type EmotionCache } from '@emotion/cache'
import { createContext } from 'react'
import rtlPlugin from 'stylis-plugin-rtl'
import type { Language } from '#i18n/languages.ts'

/**
 * The Emotion caches, one for each reading direction. Without the prefixer of Material UI's guide: the browsers that are
 * meant (scripts/vite/browsers.ts) need none of its prefixes but that of `user-select`, and every page's HTML would have
 * a kilobyte more.
 * @see https://mui.com/material-ui/customization/right-to-left/
 */
export function createEmotionCaches(): Record<Language['direction'], EmotionCache> {
  return {
    ltr: createCache({ key: 'mui', stylisPlugins: [] }),
    rtl: createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] }),
  }
}

/** The browser has one instance; each prerendered page has its own. */
export const EmotionCachesContext = createContext(createEmotionCaches())
