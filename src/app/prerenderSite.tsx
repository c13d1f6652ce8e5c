import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { StaticRouter } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { createEmotionCaches, EmotionCachesContext } from '#theme/EmotionCachesContext.ts'
import { App } from './App.tsx'
import { prerenderHtml } from './prerenderHtml.ts'
import { SiteLoader } from './siteLoader.ts'

interface PrerenderedSite {
  /** Content of the root element. */
  body: string
  /** The style elements of its components. */
  styles: string
}

/**
 * Renders the site at an address, and in the other reading direction, too: with its styles at hand, a switch of the
 * language is quicker (figures: rendering/README.md).
 * @throws AggregateError of `RenderError` where parts of it cannot be rendered
 */
export async function prerenderSite(path: string, loader: SiteLoader): Promise<PrerenderedSite> {
  const caches = createEmotionCaches()
  // Created before the render: otherwise Emotion would write its styles into the body.
  const readStyles = Object.values(caches).map(styleReader)
  const render = (location: string, siteLoader: SiteLoader) =>
    prerenderHtml(
      location,
      <EmotionCachesContext value={caches}>
        <StaticRouter location={location}>
          <App loader={siteLoader} />
        </StaticRouter>
      </EmotionCachesContext>,
    )
  const body = await render(path, loader)
  const { direction } = languages[resolvePath(path).language]
  const mirrored = languageCodes.find((code) => languages[code].direction !== direction)
  if (mirrored) {
    const location = translatePath(path, mirrored)
    await render(location, new SiteLoader(mirrored))
  }
  return { body, styles: readStyles.map((read) => read()).join('') }
}

/**
 * Reads what a cache holds as style elements, with the rules of all classes that Emotion made, also of those that it
 * merged into others: the browser would insert these again.
 */
function styleReader(cache: EmotionCache): () => string {
  const emotion = createEmotionServer(cache)
  return () => {
    const classes = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`)
    return emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(classes.join(' ')))
  }
}
