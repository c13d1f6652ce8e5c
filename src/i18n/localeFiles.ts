import files from 'virtual:locale-files'
import { pageIds, pageRow, canonicalPage, type PageId } from '#config/pages.ts'
import { completeTexts } from './completeTexts.ts'
import type { NamespaceTexts } from './createI18n.ts'
import { defaultLanguage, isDraft, type LanguageCode } from './languages.ts'
import { markUntranslated } from './untranslated.ts'

/** The namespaces that rows of the table of pages name. They are loaded with the page. */
const namespacesOfPages = new Set(pageIds.flatMap((id) => pageRow(id).namespaces ?? []))
/** The namespaces of all other files outside `pages/`, in any language. They are loaded with the shell. */
const shellNamespaces = [
  ...new Set(Object.keys(files).map((file) => file.replace(/^\/locales\/[^/]+\/|\.json$/g, ''))),
].filter((namespace) => !namespace.startsWith('pages/') && !namespacesOfPages.has(namespace))

/** Returns the namespace of a page's own texts: the path of its locale file, without language and extension. */
export function pageNamespace(id: PageId) {
  return `pages/${canonicalPage(id)}` as const
}

/** Loads the texts that every page needs. @throws Error naming the file that could not be loaded */
export function loadShellTexts(language: LanguageCode): Promise<Record<string, NamespaceTexts>> {
  return loadTexts(language, shellNamespaces)
}

/** Loads the texts that a page needs beside the shell's. @throws Error naming the file that could not be loaded */
export function loadPageTexts(language: LanguageCode, id: PageId): Promise<Record<string, NamespaceTexts>> {
  return loadTexts(language, [pageNamespace(id), ...(pageRow(id).namespaces ?? [])])
}

async function loadTexts(language: LanguageCode, namespaces: readonly string[]) {
  const draft = import.meta.env.PREVIEW && isDraft(language) ? loadDraft : loadNamespace
  const load = import.meta.env.MODE === 'development' && !import.meta.env.SSR ? loadSaved : draft
  const entries = namespaces.map(async (namespace) => [namespace, await load(language, namespace)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function loadNamespace(language: LanguageCode, namespace: string) {
  const load = files[`/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`locales/${language}/${namespace}.json: there is no such locale file; add it`)
  return load()
}

/** Loads a draft's texts, completed with English: a draft may lack the file or some of its texts. */
async function loadDraft(language: LanguageCode, namespace: string) {
  const [source, own] = await Promise.all([
    loadNamespace(defaultLanguage, namespace),
    files[`/locales/${language}/${namespace}.json`]?.(),
  ])
  return completeTexts(source, own, markUntranslated)
}

/** A locale file saved in development, see `translation/dev/server/development.ts`. */
export interface LocaleChange {
  language: string
  namespace: string
  texts: NamespaceTexts
}

/** Loads the last saved texts, which the development server completes. A save during the load replaces them. */
async function loadSaved(language: LanguageCode, namespace: string) {
  const texts: NamespaceTexts = {}
  let isNewer = false
  import.meta.hot?.on('locale-changed', (change: LocaleChange) => {
    if (change.language !== language || change.namespace !== namespace) return
    isNewer = true
    for (const key of Object.keys(texts)) delete texts[key]
    Object.assign(texts, change.texts)
  })
  const response = await fetch(`/@texts/${language}/${namespace}.json`)
  if (!response.ok)
    throw new Error(`locales/${language}/${namespace}.json: has nothing to show; write its texts`)
  const loaded = (await response.json()) as NamespaceTexts
  return isNewer ? texts : Object.assign(texts, loaded)
}
