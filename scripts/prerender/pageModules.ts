import type { Manifest } from 'vite'
import type { PageFile } from '#entry-server.tsx'
import { pageRow, canonicalPage, type Template } from '#config/pages.ts'
import { defaultLanguage, isDraft, languages } from '#i18n/languages.ts'
import { BuildError } from './BuildError.ts'

/** The file of a template's page, as in the manifest: `src/pages/home/HomePage.tsx`, `support-desk/SupportDeskPage.tsx`. */
const templateFile = (name: Template) =>
  `src/pages/${name}/${name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Page.tsx`

/** The elements that load the entry, and in the same round trip all modules that the entry and the page need. */
export function pageModules(manifest: Manifest, { language, page }: PageFile): string {
  const files = new Set<string>()
  const add = (key: string, importers: readonly string[] = []) => {
    // In a circle one script runs before what it imports is there, on some pages and not on others.
    if (importers.includes(key)) {
      throw new BuildError([
        `${[...importers, key].join(' → ')}: scripts import each other in a circle; change codeSplitting in vite.config.ts`,
      ])
    }
    const chunk = manifest[key]
    if (!chunk) {
      throw new BuildError([
        `${key}: is not in the manifest of the build; a template is src/pages/<template>/<Template>Page.tsx`,
      ])
    }
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach((imported) => add(imported, [...importers, key]))
  }
  add('index.html')
  if (languages[language].direction === 'rtl') add('src/theme/rtlPlugins.ts')
  // A draft may lack texts and whole files, which are shown in the default language.
  const textLanguages = isDraft(language) ? [defaultLanguage, language] : [language]
  const textChunks = new Set(textLanguages.map((code) => `texts-${code}`))
  Object.entries(manifest).forEach(([key, { name }]) => name && textChunks.has(name) && add(key))
  if (page) {
    const { template, namespaces = [] } = pageRow(page)
    add(templateFile(template))
    const names = [`pages/${canonicalPage(page)}`, ...namespaces]
    const texts = textLanguages.flatMap((code) => names.map((name) => `locales/${code}/${name}.json`))
    for (const file of texts) if (file in manifest || !isDraft(language)) add(file)
  } else add('src/pages/not-found/NotFoundPage.tsx')
  const [entry = '', ...others] = files
  const links = others.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
  )
  return `${links.join('')}<script type="module" crossorigin fetchpriority="low" src="/${entry}"></script>`
}
