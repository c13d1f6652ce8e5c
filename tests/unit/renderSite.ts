import { createInstance } from 'i18next'
import { vi } from 'vitest'
import { defaultLanguage } from '#i18n/languages.ts'
import { pageFiles, renderPage, type RenderedPage } from '#entry-server.tsx'

interface RenderedSite {
  pages: RenderedPage[]
  /** What i18next was asked for meanwhile, as `namespace:key`. */
  readKeys: Set<string>
}

interface StoreMethods {
  getResource: (language: string, namespace: string, key: string) => unknown
}

let site: Promise<RenderedSite> | undefined

/** Renders every page of the default language, and each in the other reading direction: once for all tests. */
export const renderSite = () => (site ??= render())

async function render(): Promise<RenderedSite> {
  const probe = createInstance()
  await probe.init({ resources: {} })
  const store = Object.getPrototypeOf(probe.services.resourceStore) as StoreMethods
  const lookUp = vi.spyOn(store, 'getResource')
  const paths = pageFiles.filter(({ language }) => language === defaultLanguage).map(({ path }) => path)
  const pages = await Promise.all(paths.map(renderPage))
  const readKeys = new Set(lookUp.mock.calls.map(([, namespace, key]) => `${namespace}:${key}`))
  lookUp.mockRestore()
  return { pages, readKeys }
}
