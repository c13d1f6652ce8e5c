import { importAgain } from '#browser/importAgain.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import type { PageContent } from './pageContent.ts'

const files = import.meta.glob<PageContent>('./pages/*.ts', { import: 'default' })

/** Whether there is a page of this name that consists of sections. */
export function hasContent(page: string): page is CanonicalPageId {
  return `./pages/${page}.ts` in files
}

const contents = new Map<CanonicalPageId, PageContent>()

/**
 * Loads what a page consists of, once; after a failure, the next call tries again. Pages with a template of their own
 * have none. @throws Error naming the file that could not be loaded
 */
export async function loadContent(page: CanonicalPageId): Promise<void> {
  const load = files[`./pages/${page}.ts`]
  if (load && !contents.has(page)) contents.set(page, await importAgain(load))
}

/** Returns what a loaded page consists of. @throws Error if it has no content, or was not loaded */
export function contentOf(page: CanonicalPageId): PageContent {
  const content = contents.get(page)
  if (!content) throw new Error(`src/content/pages/${page}.ts: is missing, or was not loaded`)
  return content
}
