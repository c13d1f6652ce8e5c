import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { compositions } from '#app/compositions.ts'
import { pageHead } from '#app/pageHead.ts'
import type { RouteHandle } from '#app/routeData.ts'
import { routes } from '#app/routes.tsx'
import { SiteLoader } from '#loading/siteLoader.ts'
import { findPlace, pagePath, unknownPath } from '#i18n/addresses.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { pageIds, pageRow, type PageId } from '#config/pages.ts'
import { fontFaces, fontFiles } from '#theme/fonts.ts'
import { renderHead } from '#seo/renderHead.ts'

export { robots, sitemap } from '#seo/sitemap.ts'

export interface RenderedPage {
  lang: string
  dir: string
  /** Content of `<head>` that belongs to this page, critical styles included. */
  head: string
  /** Content of the root element. */
  body: string
}

/** One file of the built site. */
export interface PageFile {
  /** Address that renders it; for the page that is not there, one that nothing matches. */
  path: string
  /** Where it is written, below the output folder. */
  file: string
  language: LanguageCode
  page: PageId | null
}

/** Every page of every language, and a page for addresses that are none. */
export const pageFiles: PageFile[] = languageCodes.flatMap((language) => {
  const home = pagePath('home', language)
  const folder = home === '/' ? '' : `${home.slice(1)}/`
  return [
    ...pageIds.map((page) => ({
      path: pagePath(page, language),
      file: `${folder}${pageRow(page).path.slice(1)}/index.html`.replaceAll(/^\/|(?<=\/)\//g, ''),
      language,
      page,
    })),
    { path: unknownPath(language), file: `${folder}404.html`, language, page: null },
  ]
})

/** Renders a page as the browser would, with the styles it uses. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { language, page } = findPlace(path)
  const loader = new SiteLoader(compositions)
  const { i18n, styleCache } = await loader.loadKit(language)
  if (page) await loader.loadScreen(page, language)

  const styles = createEmotionServer(styleCache)
  const body = renderToString(
    <StaticRouter location={path}>
      <App loader={loader} />
    </StaticRouter>,
  )
  const criticalStyles = styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(body))

  const handles = matchRoutes(routes, path)?.map(({ route }) => route.handle as RouteHandle) ?? []
  const model = pageHead({ i18n, language, page, handles })
  const fonts = fontFiles(language)
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return {
    lang: model.lang,
    dir: model.dir,
    head: `${renderHead(model)}${fonts}<style>${fontFaces}</style>${criticalStyles}`,
    body,
  }
}
