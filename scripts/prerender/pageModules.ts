import { pageRow, canonicalPage } from '#config/pages.ts'
import type { PageFile } from '#entry-server.tsx'
import { defaultLanguage, isDraft, languages } from '#i18n/languages.ts'
import { BuildError } from './BuildError.ts'
import type { Script } from './bundle.ts'

/**
 * Returns the elements that load the entry and, in the same round trip, all modules that the entry and the page need.
 * @param root the project's folder
 * @param component the source file of the page's component
 */
export function pageModules(
  scripts: readonly Script[],
  root: string,
  { path, language, page }: PageFile,
  component: string,
): string {
  const needed = new Set<string>()
  const add = (script: Script, importers: readonly string[] = []) => {
    const { fileName, imports } = script
    // In a circle, a script runs before another that it imports, on some pages and not on others.
    if (importers.includes(fileName)) {
      throw new BuildError([
        `${[...importers, fileName].join(' → ')}: scripts import each other in a circle; change codeSplitting in vite.config.ts`,
      ])
    }
    if (needed.has(fileName)) return
    for (const imported of imports) {
      scripts
        .filter((other) => other.fileName === imported)
        .forEach((other) => add(other, [...importers, fileName]))
    }
    // After what it imports: a script is of no use before.
    needed.add(fileName)
  }
  const addSource = (file: string) => {
    const script = scripts.find(({ facadeModuleId }) => facadeModuleId === file)
    if (script) add(script)
    else if (!isDraft(language)) {
      throw new BuildError([`${file}: has no script of its own, but ${path} has to load one`])
    }
  }

  const entries = scripts.filter(({ isEntry }) => isEntry)
  entries.forEach((entry) => add(entry))
  // The entry imports it last (src/entry-client.ts).
  addSource(`${root}/src/app/startSite.tsx`)
  if (languages[language].direction === 'rtl') addSource(`${root}/src/theme/rtlPlugins.ts`)
  // A draft may lack texts and whole files: the default language stands in for them.
  const textLanguages = isDraft(language) ? [defaultLanguage, language] : [language]
  const shellTexts = textLanguages.map((code) => `texts-${code}`)
  scripts.filter(({ name }) => shellTexts.includes(name)).forEach((texts) => add(texts))
  addSource(component)
  const content = page && `${root}/src/content/pages/${canonicalPage(page)}.ts`
  scripts.filter(({ facadeModuleId }) => facadeModuleId === content).forEach((script) => add(script))
  const namespaces = page ? [`pages/${canonicalPage(page)}`, ...(pageRow(page).namespaces ?? [])] : []
  for (const code of textLanguages) {
    for (const namespace of namespaces) addSource(`${root}/locales/${code}/${namespace}.json`)
  }

  const entryFiles = entries.map(({ fileName }) => fileName)
  return [
    ...[...needed]
      .filter((file) => !entryFiles.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    ...entryFiles.map(
      (file) => `<script type="module" crossorigin fetchpriority="low" src="/${file}"></script>`,
    ),
  ].join('')
}
