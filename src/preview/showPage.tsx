import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import type { PageId } from '#config/pages.ts'
import { resolvePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { labelUntranslated } from '#i18n/untranslated.ts'
import { PageLoader, PageLoaderContext } from '#app/PageLoader.ts'
import { fontFaces } from '#theme/fonts.ts'

/** Shows a page of development with parts of the site. @param models the site's pages whose texts it needs, in every language */
export async function showPage(models: readonly PageId[], page: ReactNode, styles = ''): Promise<void> {
  const { language } = resolvePath(window.location.pathname)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  const loader = new PageLoader(language)
  await Promise.all(languageCodes.flatMap((code) => models.map((model) => loader.loadPage(model, code))))
  // The site's content policy allows no other inline style sheet.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(languageCodes.map(fontFaces).join('') + styles)
  document.adoptedStyleSheets.push(sheet)
  labelUntranslated(document.body)
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <MemoryRouter>
      <PageLoaderContext value={loader}>{page}</PageLoaderContext>
    </MemoryRouter>,
  )
}
