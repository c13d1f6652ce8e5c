import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { SiteLoader, SiteLoaderContext } from '#app/siteLoader.ts'
import { fontFaces } from '#theme/fonts.ts'
import { showStylesInDevelopment } from '#theme/showStylesInDevelopment.ts'
import { wordsIn } from '../../words/wordsIn.ts'
import { HiddenTextsPage } from './HiddenTextsPage.tsx'
import { pageStyles } from './pageStyles.ts'

/** Loads what the samples need in every language, then shows the page. */
async function start(root: HTMLElement) {
  const resolved = resolvePath(window.location.pathname)
  document.documentElement.lang = resolved.language
  document.documentElement.dir = languages[resolved.language].direction
  document.title = wordsIn(resolved.language).hiddenTexts.title
  const loader = new SiteLoader(resolved)
  await Promise.all(languageCodes.map((code) => loader.loadPage('contact', code)))
  const fonts = languageCodes.map(fontFaces).join('')
  document.head.append(Object.assign(document.createElement('style'), { textContent: fonts + pageStyles }))
  showStylesInDevelopment()
  createRoot(root).render(
    <MemoryRouter>
      <SiteLoaderContext value={loader}>
        <HiddenTextsPage language={resolved.language} />
      </SiteLoaderContext>
    </MemoryRouter>,
  )
}

const root = document.getElementById('root')
if (root) start(root).catch(console.error)
