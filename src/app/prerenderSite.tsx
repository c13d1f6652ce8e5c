import { StaticRouter } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { createEmotionCaches, EmotionCachesContext, loadDirection } from '#theme/EmotionCachesContext.ts'
import { App } from './App.tsx'
import { styleElements } from './styleElements.ts'
import { prerenderHtml } from './prerenderHtml.ts'
import { SiteLoader } from './siteLoader.ts'

/**
 * Renders the other reading direction, too: with its styles a language switch is quicker (rendering/README.md).
 * @throws AggregateError of `RenderError` where parts of it cannot be rendered
 */
export async function prerenderSite(path: string, loader: SiteLoader) {
  await loadDirection('rtl')
  const caches = createEmotionCaches()
  // Emotion keeps the rules, as for `@emotion/server`: otherwise it would write them into the body.
  for (const cache of Object.values(caches)) cache.compat = true
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
  const inMirror = mirrored && (await render(translatePath(path, mirrored), new SiteLoader(mirrored)))
  return { body, styles: styleElements(caches, [body, inMirror].join('')) }
}
