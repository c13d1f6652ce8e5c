import type { Manifest } from 'vite'
import type { PageFile } from '../../src/entry-server.tsx'
import { pageRow, textedPage, type Composition } from '../../src/config/pages.ts'

/** The file of a composition's page, in the form the manifest names it: `src/pages/home/HomePage.tsx`. */
const compositionFile = (name: Composition) =>
  `src/pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`

/** Elements that fetch the entry, and with it in one round trip what it and the page need. */
export function pageModules(manifest: Manifest, { language, page }: PageFile): string {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`${key}: is not in the manifest of the build, mend scripts/build/pageModules.ts`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add('index.html')
  Object.entries(manifest).forEach(([key, { name }]) => name === `texts-${language}` && add(key))
  if (page) {
    const { composition, sharedTexts = [] } = pageRow(page)
    add(compositionFile(composition))
    for (const name of [`pages/${textedPage(page)}`, ...sharedTexts]) add(`locales/${language}/${name}.json`)
  }
  const [entry = '', ...others] = files
  const links = others.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
  )
  return `${links.join('')}<script type="module" crossorigin fetchpriority="low" src="/${entry}"></script>`
}
