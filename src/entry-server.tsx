import { prerenderSite } from '#app/prerenderSite.tsx'
import { SiteLoader } from '#app/siteLoader.ts'
import { resolvePath, pagePath, unknownPath, type ResolvedPath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { pageIds, type PageId } from '#config/pages.ts'
import { criticalStyleSheet } from '#theme/compileStyles.ts'
import { fontFaces, fontFiles } from '#theme/fonts.ts'
import { buildHead } from '#seo/buildHead.ts'
import { renderHead } from '#seo/renderHead.ts'

export { forcedColorStyles } from '#theme/forcedColors.ts'
export { printStyles } from '#theme/printStyles.ts'
export { robots, sitemap } from '#seo/sitemap.ts'
export { siteStyleSheet } from '#theme/compileStyles.ts'

export interface RenderedPage {
  /** Content of `<head>` that belongs to this page. */
  head: string
  /** The typeface, as CSS. */
  fontFaces: string
  /** The part of the site's style sheet that it uses. */
  styles: string
  /** Style elements of its Material UI components. */
  emotionStyles: string
  /** Content of the root element. */
  body: string
}

/** One file of the built site. */
export interface PageFile extends ResolvedPath {
  /** The address to render; for the 404 page, one that no page has. */
  path: string
  /** Where it is written, below the output folder. */
  file: string
}

/** Every page of every language, and its 404 page. */
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

/**
 * Renders a page as the browser would, with the styles it uses.
 * @throws AggregateError of `RenderError` where parts of it cannot be rendered; Error where it has no texts.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const resolved = resolvePath(path)
  const loader = new SiteLoader(resolved)
  const { language, page } = resolved
  const i18n = await loader.loadI18n(language)
  if (page) await loader.loadPage(page, language)

  const { body, emotionStyles } = await prerenderSite(path, loader)
  const fonts = fontFiles(language)
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return {
    head: `${renderHead(buildHead(i18n, language, page))}${fonts}`,
    fontFaces: fontFaces(language),
    styles: criticalStyleSheet(body, language, emotionStyles),
    emotionStyles,
    body,
  }
}
