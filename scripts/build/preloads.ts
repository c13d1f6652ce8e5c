import type { Manifest } from 'vite'
import type { PageFile } from '../../src/entry-server.tsx'
import { pageRow, textedPage } from '../../src/config/pages.ts'
import { languages } from '../../src/i18n/languages.ts'

const compositionFiles = {
  home: 'src/pages/home/HomePage.tsx',
  industries: 'src/pages/industries/IndustriesPage.tsx',
  contact: 'src/pages/contact/ContactPage.tsx',
  article: 'src/pages/article/ArticlePage.tsx',
}

const flippingPlugin = 'node_modules/stylis-plugin-rtl/dist/stylis-rtl.js'

/** `<link>` elements that fetch a page's scripts and texts together with the entry, in one round trip. */
export function preloads(manifest: Manifest, { language, page }: PageFile): string {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key}: is not in the manifest of the build, mend scripts/build/preloads.ts`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add('index.html')
  const entry = [...files]
  if (languages[language].direction === 'rtl') add(flippingPlugin)
  Object.entries(manifest).forEach(([key, { name }]) => name === `texts-${language}` && add(key))
  if (page) {
    const { composition, sharedTexts = [] } = pageRow(page)
    add(compositionFiles[composition])
    for (const name of [`pages/${textedPage(page)}`, ...sharedTexts]) add(`locales/${language}/${name}.json`)
  }
  return [...files]
    .filter((file) => !entry.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
