import createCache, { type EmotionCache } from '@emotion/cache'
import { createContext } from 'react'
import { prefixer } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import type { Language } from '#i18n/languages.ts'

/**
 * The Emotion caches, one for each reading direction.
 * @see https://mui.com/material-ui/customization/right-to-left/
 */
export function createEmotionCaches(): Record<Language['direction'], EmotionCache> {
  return {
    ltr: createCache({ key: 'mui', stylisPlugins: [prefixer] }),
    rtl: createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
  }
}

/** The browser has one instance; each prerendered page has its own. */
export const EmotionCachesContext = createContext(createEmotionCaches())
