import type { Manifest } from 'vite'
import type { PageFile } from '../../src/entry-server.tsx'
import { pageRow, textedPage, type Composition } from '../../src/config/pages.ts'

/** The file of a composition's page, in the form the manifest names it: `src/pages/home/HomePage.tsx`. */
const compositionFile = (name: Composition) =>
  `src/pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`

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
  Object.entries(manifest).forEach(([key, { name }]) => name === `texts-${language}` && add(key))
  if (page) {
    const { composition, sharedTexts = [] } = pageRow(page)
    add(compositionFile(composition))
    for (const name of [`pages/${textedPage(page)}`, ...sharedTexts]) add(`locales/${language}/${name}.json`)
  }
  return [...files]
    .filter((file) => !entry.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
