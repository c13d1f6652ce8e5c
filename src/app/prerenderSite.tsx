import { StaticRouter } from 'react-router-dom'
import { createEmotionCaches, EmotionCachesContext, loadDirection } from '#theme/EmotionCachesContext.ts'
import { App } from './App.tsx'
import { styleElements } from './styleElements.ts'
import { prerenderHtml } from './prerenderHtml.ts'
import type { PageLoader } from './PageLoader.ts'

/** @throws AggregateError where parts of it cannot be rendered */
export async function prerenderSite(path: string, loader: PageLoader) {
  await loadDirection('rtl')
  const caches = createEmotionCaches()
  // Emotion keeps the rules, as for `@emotion/server`: otherwise it would write them into the body.
  for (const cache of Object.values(caches)) cache.compat = true
  const body = await prerenderHtml(
    <EmotionCachesContext value={caches}>
      <StaticRouter location={path}>
        <App loader={loader} />
      </StaticRouter>
    </EmotionCachesContext>,
  )
  const styles = Object.values(caches).map((cache) => styleElements(cache, body))
  return { body, styles: styles.join('') }
}
