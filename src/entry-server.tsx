import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderSite } from '#app/prerenderSite.tsx'
import { PageLoader } from '#app/PageLoader.ts'
import { resolvePath, pagePath, unknownPath, type ResolvedPath } from '#i18n/addresses.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { canonicalPage, pageIds, type CanonicalPageId, type PageId } from '#config/pages.ts'
import { siteOrigin } from '#config/site.ts'
import { contentOf, hasContent } from '#content/loadContent.ts'
import type { PageContent } from '#content/pageContent.ts'
import { colorScheme } from '#theme/colorScheme.ts'
import { fontFaces, fontFiles } from '#theme/fonts.ts'
import { forcedColorStyles } from '#theme/forcedColors.ts'
import { printStyles } from '#theme/printStyles.ts'
import { buildHead } from '#seo/buildHead.ts'
import { renderHead } from '#seo/renderHead.ts'

export { robots, sitemap } from '#seo/sitemap.ts'

/** The style sheet for print and forced colours, which all pages share. */
export const mediaStyles = printStyles(siteOrigin, new Date()) + forcedColorStyles

export interface RenderedPage {
  /** The page's component, by which the build finds its script. */
  component: Awaited<ReturnType<PageLoader['loadPage' | 'loadNotFoundPage']>>
  head: string
  /** The typeface, as CSS. */
  fontFaces: string
  /** The style elements of its components. */
  styles: string
  /** Content of the root element. */
  body: string
  /** What it consists of; pages with a template of their own have none. */
  content: PageContent | null
}

export interface PageFile extends ResolvedPath {
  /** The address to render; for the 404 page, one that no page has. */
  path: string
  /** Where it is written, below the output folder. */
  file: string
}

export const pageFiles: PageFile[] = languageCodes.flatMap((language) => {
  const file = (page: PageId, name: string) => `${pagePath(page, language)}/${name}`.replace(/^\/+/, '')
  return [
    ...pageIds.map((page) => ({
      path: pagePath(page, language),
      file: file(page, 'index.html'),
      language,
      page,
    })),
    { path: unknownPath(language), file: file('home', '404.html'), language, page: null },
  ]
})

/** Returns the names of all pages in the menus of a language. */
export async function menuNames(language: LanguageCode): Promise<Texts['menu']['pages']> {
  const i18n = await new PageLoader(language).loadI18n(language)
  return i18n.getResource(language, 'menu', 'pages') as Texts['menu']['pages']
}

/** @throws AggregateError where parts of it cannot be rendered; Error where it has no texts. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { language, page } = resolvePath(path)
  const loader = new PageLoader(language)
  const i18n = await loader.loadI18n(language)
  const component = await (page ? loader.loadPage(page, language) : loader.loadNotFoundPage())

  const fonts = fontFiles(language)
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return {
    component,
    head: `${renderToStaticMarkup(<InitColorSchemeScript {...colorScheme} />)}${renderHead(buildHead(i18n, language, page))}${fonts}`,
    fontFaces: fontFaces(language),
    ...(await prerenderSite(path, loader)),
    content: page ? contentFor(canonicalPage(page)) : null,
  }
}

const contentFor = (page: CanonicalPageId) => (hasContent(page) ? contentOf(page) : null)
