import createCache, { type EmotionCache } from '@emotion/cache'
import type { Middleware } from 'stylis'
import flipper from 'stylis-plugin-rtl'
import { languages, type LanguageCode } from '#i18n/languages.ts'

/** What is done to the styles of a language; in right-to-left ones, left becomes right. */
export function stylisPlugins(language: LanguageCode): Middleware[] {
  return languages[language].direction === 'rtl' ? [flipper] : []
}

const caches = new Map<LanguageCode, EmotionCache>()

/** The Emotion cache of a language, for MUI's own components. */
export function styleCacheOf(language: LanguageCode): EmotionCache {
  const key = languages[language].direction === 'rtl' ? 'muirtl' : 'mui'
  const cache = caches.get(language) ?? createCache({ key, stylisPlugins: stylisPlugins(language) })
  caches.set(language, cache)
  return cache
}
