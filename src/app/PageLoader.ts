import type { i18n } from 'i18next'
import { createContext, use, type ComponentType } from 'react'
import { createI18n } from '#i18n/createI18n.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { loadPageTexts, loadShellTexts } from '#i18n/localeFiles.ts'
import type { LocaleChange } from '#i18n/savedTexts.ts'
import { loadOnce } from '#browser/loadOnce.ts'
import { sceneAddress } from '#components/content/sceneAddress.ts'
import { canonicalPage, pageRow, type PageId } from '#config/pages.ts'
import { loadContent } from '#content/loadContent.ts'
import { loadDirection } from '#theme/emotionCache.ts'
import { loadFonts } from '#theme/fonts.ts'
import { notFoundPage, pageTemplates, type PageComponent } from './pageTemplates.ts'
import { siteTheme } from './siteTheme.ts'

/** Into the browser's cache. */
const fetchScene = loadOnce(async (scene: string) => (await fetch(sceneAddress(scene))).blob())

/** Loads each language and each page once. The `load…` methods may be called before their result is needed. */
export class PageLoader {
  readonly #documentLanguage: LanguageCode
  readonly #i18ns = new PromiseCache<i18n>()
  readonly #pages = new PromiseCache<PageComponent>()
  readonly #notFoundPage = new PromiseCache<ComponentType>()

  constructor(documentLanguage: LanguageCode) {
    this.#documentLanguage = documentLanguage
  }

  loadI18n(code: LanguageCode): Promise<i18n> {
    return this.#i18ns.load(code, async () => {
      const [texts] = await Promise.all([
        loadShellTexts(code),
        loadFonts(code, this.#documentLanguage),
        loadDirection(languages[code].direction),
      ])
      const i18n = createI18n(code, texts)
      // Made here, where a pointer over the language's link has loaded its texts: the click is then some 13 ms shorter.
      siteTheme(languages[code], i18n)
      import.meta.hot?.on('locale-changed', ({ language, namespace, texts: changed }: LocaleChange) => {
        if (language !== code) return
        i18n.removeResourceBundle(code, namespace)
        i18n.addResourceBundle(code, namespace, changed)
      })
      return i18n
    })
  }

  /** An arrow function, so that it can be handed on without its loader. */
  readonly loadPage = (id: PageId, code: LanguageCode): Promise<PageComponent> =>
    this.#pages.load(`${code}/${id}`, async () => {
      const [{ default: component }, texts, language] = await Promise.all([
        pageTemplates[pageRow(id).template](),
        loadPageTexts(code, id),
        this.loadI18n(code),
        loadContent(canonicalPage(id)),
      ])
      for (const [namespace, values] of Object.entries(texts)) {
        // `true` keeps a questionnaire that Contact has loaded already.
        language.addResourceBundle(code, namespace, values, true)
      }
      return component
    })

  /** Loads a page that a visitor may open next, with its scene: the opening is then whole in its first frame. */
  readonly loadPageAhead = (id: PageId, code: LanguageCode): Promise<unknown> => {
    const { scene } = pageRow(id)
    return Promise.all([this.loadPage(id, code), scene && fetchScene(scene)])
  }

  loadNotFoundPage(): Promise<ComponentType> {
    return this.#notFoundPage.load('the 404 page', async () => (await notFoundPage()).default)
  }
}

/** Code or texts could not be fetched. The browser remembers a module that failed, so only a reload helps. */
export class LoadError extends Error {}

/** Promises by key. A failure is kept; the render that needs it throws it. */
class PromiseCache<Value> {
  readonly #promises = new Map<string, Promise<Value>>()

  load(key: string, start: () => Promise<Value>): Promise<Value> {
    const known = this.#promises.get(key)
    if (known) return known
    const promise = start().catch((cause: unknown) => {
      throw new LoadError(`${key}: cannot be loaded, ${String(cause)}`, { cause })
    })
    // React's `use` reads a promise with `status` and `value` without suspending (https://react.dev/reference/react/use).
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    )
    this.#promises.set(key, promise)
    return promise
  }
}

export const PageLoaderContext = createContext<PageLoader | null>(null)

/** The loader of this rendering of the site. */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext)
  if (!loader) throw new Error('PageLoaderContext is missing: render below <App>')
  return loader
}
