import files from 'virtual:locale-files'
import { importAgain } from '#browser/importAgain.ts'
import { canonicalPage, isShellNamespace, pageRow, type PageId } from '#config/pages.ts'
import { completeTexts } from './completeTexts.ts'
import type { NamespaceTexts } from './createI18n.ts'
import { defaultLanguage, isDraft, type LanguageCode } from './languages.ts'
import { loadSaved } from './savedTexts.ts'
import { markUntranslated } from './untranslated.ts'

/** The namespaces that the shell loads, in any language. */
const shellNamespaces = [
  ...new Set(Object.keys(files).map((file) => file.replace(/^\/locales\/[^/]+\/|\.json$/g, ''))),
].filter(isShellNamespace)

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

/**
 * Loads locale files by their namespaces.
 * @param more files that do not come with shell or pages
 * @throws Error naming the file that could not be loaded
 */
export async function loadTexts(
  language: LanguageCode,
  namespaces: readonly string[],
  more: typeof files = {},
): Promise<Record<string, NamespaceTexts>> {
  const all = { ...files, ...more }
  const draft = import.meta.env.PREVIEW && isDraft(language) ? loadDraft : loadNamespace
  // The development server renders with the files themselves.
  const load = import.meta.env.MODE === 'development' && !import.meta.env.SSR ? loadSaved : draft
  const entries = namespaces.map(
    async (namespace) => [namespace, await load(language, namespace, all)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function loadNamespace(language: LanguageCode, namespace: string, all: typeof files) {
  const load = all[`/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`locales/${language}/${namespace}.json: there is no such locale file; add it`)
  return importAgain(load)
}

/** Loads a draft's texts, completed with English: a draft may lack the file or some of its texts. */
async function loadDraft(language: LanguageCode, namespace: string, all: typeof files) {
  const [source, own] = await Promise.all([
    loadNamespace(defaultLanguage, namespace, all),
    all[`/locales/${language}/${namespace}.json`]?.(),
  ])
  return completeTexts(source, own, markUntranslated)
}
