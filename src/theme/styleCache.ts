import createCache, { type EmotionCache } from '@emotion/cache'
import { prefixer } from 'stylis'
import { languages, type LanguageCode } from '#i18n/languages.ts'

/** Makes the Emotion cache of a language; the right-to-left plugin is loaded for such languages only. */
export async function makeStyleCache(language: LanguageCode): Promise<EmotionCache> {
  if (languages[language].direction === 'ltr') return createCache({ key: 'mui', stylisPlugins: [prefixer] })
  const { default: flipper } = await import('stylis-plugin-rtl')
  return createCache({ key: 'muirtl', stylisPlugins: [prefixer, flipper] })
}
