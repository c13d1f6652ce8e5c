import { StaticRouter } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { createEmotionCache, EmotionCacheContext, loadDirection } from '#theme/emotionCache.ts'
import { App } from './App.tsx'
import type { PageLoader } from './PageLoader.ts'
import { styleElements } from './pageStyles.ts'
import { prerenderHtml } from './prerenderHtml.ts'

/** @throws AggregateError where parts of it cannot be rendered */
export async function prerenderSite(path: string, loader: PageLoader) {
  const { direction } = languages[resolvePath(path).language]
  await loadDirection(direction)
  const cache = createEmotionCache(direction)
  // Emotion keeps the rules: otherwise it would write them into the body.
  cache.compat = true
  const body = await prerenderHtml(
    <EmotionCacheContext value={() => cache}>
      <StaticRouter location={path}>
        <App loader={loader} />
      </StaticRouter>
    </EmotionCacheContext>,
  )
  return { body, styles: styleElements(cache) }
}
