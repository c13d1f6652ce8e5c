import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { compositions } from '#app/compositions.ts'
import { matchSite } from '#app/matchSite.ts'
import { pageHead } from '#app/pageHead.ts'
import { SiteLoader } from '#loading/siteLoader.ts'
import { findPlace, pagePath, unknownPath } from '#i18n/addresses.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { pageIds, pageRow, type PageId } from '#config/pages.ts'
import { StyleSheet } from '#theme/StyleSheet.ts'
import { styleCacheOf } from '#theme/styleCache.ts'
import { fontFaces, fontFiles } from '#theme/fonts.ts'
import { renderHead } from '#seo/renderHead.ts'

export { robots, sitemap } from '#seo/sitemap.ts'

export interface RenderedPage {
  lang: string
  dir: string
  /** Content of `<head>` that belongs to this page. */
  head: string
  /** The typeface, as CSS. */
  fontFaces: string
  /** The part of the language's style sheet that it uses. */
  styles: string
  /** Style elements of MUI's own components. */
  muiStyles: string
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

/** Made before anything is rendered: only then does Emotion keep its styles out of the body. */
const muiServers = forEachLanguage((code) => {
  const cache = styleCacheOf(code)
  const server = createEmotionServer(cache)
  // Also of those that MUI only composes others of: what is not there, the browser would make anew.
  const extract = () => {
    const made = Object.keys(cache.registered).join(' ')
    return server.constructStyleTagsFromChunks(server.extractCriticalToChunks(made))
  }
  return { key: cache.key, extract }
})

const styleSheets = forEachLanguage((code) => new StyleSheet(code))

function forEachLanguage<Value>(make: (code: LanguageCode) => Value) {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Value>
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
  const place = findPlace(path)
  const loader = new SiteLoader(compositions, place)
  const { language, page } = place
  const { i18n } = await loader.loadKit(language)
  if (page) await loader.loadScreen(page, language)

  const body = renderToString(
    <StaticRouter location={path}>
      <App loader={loader} />
    </StaticRouter>,
  )

  const model = pageHead({ i18n, language, page, handles: matchSite(path) })
  const fonts = fontFiles(language)
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return {
    lang: model.lang,
    dir: model.dir,
    head: `${renderHead(model)}${fonts}`,
    fontFaces: fontFaces(language),
    styles: styleSheets[language].for(body),
    muiStyles: muiStyles(language, body),
    body,
  }
}

/** All styles of a language. To be asked for when every page was rendered, since pages bring theirs. */
export function styleSheet(language: LanguageCode): string {
  return styleSheets[language].all()
}

/** The theme's variables as CSS: those that the site's styles use, or all, for pages with MUI's components. */
export function variables(css?: string): string {
  return styleSheets[defaultLanguage].variables(css)
}

/** The styles of MUI's own components, for the few pages that have any. */
function muiStyles(language: LanguageCode, body: string) {
  const { extract, key } = muiServers[language]
  return body.includes(` ${key}-`) ? extract() : ''
}
