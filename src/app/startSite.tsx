import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { takeOverNotStored } from '#browser/nextDocument.ts'
import { CodeError } from '#components/ui/lazyAgain.tsx'
import { keepTypedTexts } from '#enquiry/form/draft.ts'
import { canonicalPath, resolvePath } from '#i18n/addresses.ts'
import { labelUntranslated } from '#i18n/untranslated.ts'
import { fontFaces } from '#theme/fonts.ts'
import { App } from './App.tsx'
import { PageLoader } from './PageLoader.ts'
import { reloadOnce } from './reloadOnce.ts'
import { showWithoutScripts } from './showWithoutScripts.ts'

/**
 * Loads the page of the address and its texts, and hydrates it.
 * @throws LoadError if they do not come, not even after the page was loaded again
 */
export async function startSite(root: HTMLElement) {
  if (isElsewhere(window.location)) return showWithoutScripts()
  takeOverNotStored()
  keepTypedTexts()
  try {
    await hydrate(root)
  } catch (error) {
    if (!reloadOnce(error)) throw error
  }
}

async function hydrate(root: HTMLElement) {
  const { language, page } = resolvePath(window.location.pathname)
  const loader = new PageLoader(language)
  const loading = Promise.all([
    loader.loadI18n(language),
    page ? loader.loadPage(page, language) : loader.loadNotFoundPage(),
  ])
  // Copied while code and texts load; `onUncaughtError` shows the copy.
  const prerendered = root.cloneNode(true)
  await loading
  if (import.meta.env.PREVIEW) labelUntranslated(document.body)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App loader={loader} />
      </BrowserRouter>
    </StrictMode>
  )
  // The development server prerenders pages only with HYDRATE=1.
  if (import.meta.env.DEV && !root.firstChild) {
    document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces(language) }))
    // Errors caught by a boundary are reported, too (translation/dev/page/reportErrors.ts).
    return createRoot(root, { onCaughtError: reportError }).render(site)
  }
  const onUncaughtError = (error: unknown) => {
    if (reloadOnce(error)) return
    console.error(error)
    // React would leave the root empty; the prerendered page can still be read.
    queueMicrotask(() => root.replaceChildren(...prerendered.childNodes))
    showWithoutScripts()
  }
  // From here on React hears each press (scheduling/replayClicks.ts).
  document.documentElement.dataset['hydrated'] = ''
  // In a transition React handles input between its steps.
  startTransition(
    () =>
      void hydrateRoot(root, site, {
        onUncaughtError,
        onCaughtError: import.meta.env.DEV ? reportError : logCaught,
      }),
  )
}

/**
 * Code that could not be fetched is told of by its boundary, and in the console by the browser. Firefox breaks off what is
 * on its way when a page is left: nobody needs to read of that.
 */
function logCaught(error: unknown) {
  if (!(error instanceof CodeError)) console.error(error)
}

/**
 * An archive of the web, or a host that shows `/sap.html`, has a page at an address that is none of ours. Our scripts
 * would put the page for unknown addresses over it.
 */
function isElsewhere({ pathname }: Location) {
  const isPage = document.querySelector('link[rel="canonical"]') !== null
  return isPage && resolvePath(pathname).page === null && canonicalPath(pathname) === null
}
