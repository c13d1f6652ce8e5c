import type { i18n } from 'i18next'
import { createContext, use, type ComponentType } from 'react'
import type { Place } from '#i18n/addresses.ts'
import { createI18n, type Texts } from '#i18n/createI18n.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { loadPageTexts, loadShellTexts } from '#i18n/localeFiles.ts'
import { pageRow, type Composition, type PageId } from '#config/pages.ts'
import { loadFonts } from '#theme/fonts.ts'
import { loadSiteStyles } from '#theme/siteStyles.ts'

/** What a language needs to render, made once. */
export interface LanguageKit {
  i18n: i18n
}

/** A locale file saved in development, see `scripts/vite/localeReload.ts`. */
interface LocaleChange {
  language: string
  namespace: string
  texts: Texts
}

export type PageScreen = ComponentType<{ id: PageId }>

/** The lazily loaded component of each composition. */
export type Compositions = Record<Composition, () => Promise<{ default: PageScreen }>>

/**
 * Loads languages and pages once each. `load…` starts loading and may be called ahead of need; `kit` and
 * `screen` give what is there already.
 */
export class SiteLoader {
  readonly #compositions: Compositions
  readonly #prerendered: Place
  readonly #kits = new Loaded<LanguageKit>()
  readonly #screens = new Loaded<PageScreen>()

  /** @param prerendered the page whose styles are in the document already. */
  constructor(compositions: Compositions, prerendered: Place) {
    this.#compositions = compositions
    this.#prerendered = prerendered
  }

  loadKit(code: LanguageCode): Promise<LanguageKit> {
    return this.#kits.load(code, async () => {
      const [texts] = await Promise.all([loadShellTexts(code), loadFonts(code)])
      const i18n = createI18n(code, texts)
      import.meta.hot?.on('locale-changed', ({ language, namespace, texts: changed }: LocaleChange) => {
        if (language === code) i18n.addResourceBundle(code, namespace, changed)
      })
      return { i18n }
    })
  }

  loadScreen(id: PageId, code: LanguageCode): Promise<PageScreen> {
    return this.#screens.load(`${code}/${id}`, async () => {
      const [{ default: screen }, texts, kit] = await Promise.all([
        this.#compositions[pageRow(id).composition](),
        loadPageTexts(code, id),
        this.loadKit(code),
        this.#isStyled(code, id) || loadSiteStyles(),
      ])
      for (const [namespace, values] of Object.entries(texts)) {
        kit.i18n.addResourceBundle(code, namespace, values)
      }
      return screen
    })
  }

  #isStyled(code: LanguageCode, id: PageId) {
    return this.#prerendered.language === code && this.#prerendered.page === id
  }

  kit(code: LanguageCode): LanguageKit | undefined {
    return this.#kits.read(code)
  }

  screen(id: PageId, code: LanguageCode): PageScreen | undefined {
    return this.#screens.read(`${code}/${id}`)
  }
}

/**
 * Code or texts could not be fetched. The browser remembers a module that failed, so only a reload helps.
 */
export class LoadError extends Error {}

/** Promises by key, and their values as soon as they are there. A failure stays: a render that asks throws. */
class Loaded<Value> {
  readonly #promises = new Map<string, Promise<Value>>()
  readonly #values = new Map<string, Value>()

  load(key: string, start: () => Promise<Value>): Promise<Value> {
    const known = this.#promises.get(key)
    if (known) return known
    const promise = start().then(
      (value) => {
        this.#values.set(key, value)
        return value
      },
      (cause: unknown) => {
        throw new LoadError(`${key}: cannot be loaded, ${String(cause)}`, { cause })
      },
    )
    this.#promises.set(key, promise)
    return promise
  }

  read(key: string): Value | undefined {
    return this.#values.get(key)
  }
}

export const SiteLoaderContext = createContext<SiteLoader | null>(null)

/** The loader of this rendering of the site. */
export function useSiteLoader(): SiteLoader {
  const loader = use(SiteLoaderContext)
  if (!loader) throw new Error('SiteLoaderContext is missing: render below <App>')
  return loader
}

/** What a language needs to render; suspends the render until it is loaded. */
export function useLanguageKit(code: LanguageCode): LanguageKit {
  const loader = useSiteLoader()
  return loader.kit(code) ?? use(loader.loadKit(code))
}

/** The component of a page, its texts being loaded too; suspends the render until then. */
export function usePageScreen(id: PageId, code: LanguageCode): PageScreen {
  const loader = useSiteLoader()
  return loader.screen(id, code) ?? use(loader.loadScreen(id, code))
}
