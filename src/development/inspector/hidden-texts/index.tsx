import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { resolvePath } from '#i18n/addresses.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { labelUntranslated } from '#i18n/untranslated.ts'
import { SiteLoader, SiteLoaderContext } from '#app/siteLoader.ts'
import { fontFaces } from '#theme/fonts.ts'
import { wordsIn } from '../../words/wordsIn.ts'
import { HiddenTextsPage } from './HiddenTextsPage.tsx'
import { pageStyles } from './pageStyles.ts'

/** Loads what the samples need in every language, then shows the page. */
async function start(root: HTMLElement) {
  const { language } = resolvePath(window.location.pathname)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  document.title = wordsIn(language).hiddenTexts.title
  const loader = new SiteLoader(language)
  await Promise.all(languageCodes.map((code) => loader.loadPage('contact', code)))
  const fonts = languageCodes.map(fontFaces).join('')
  document.head.append(Object.assign(document.createElement('style'), { textContent: fonts + pageStyles }))
  labelUntranslated(document.body)
  createRoot(root).render(
    <MemoryRouter>
      <SiteLoaderContext value={loader}>
        <HiddenTextsPage language={language} />
      </SiteLoaderContext>
    </MemoryRouter>,
  )
}

const root = document.getElementById('root')
if (root) start(root).catch(console.error)
