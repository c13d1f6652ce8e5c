import type { CanonicalPageId } from '#config/pages.ts'
import type { PageContent } from './pageContent.ts'

const files = import.meta.glob<PageContent>('./pages/*.ts', { import: 'default' })

const contents = new Map<CanonicalPageId, PageContent>()

/** Loads what a page consists of, once. Pages with a template of their own have none. */
export async function loadContent(page: CanonicalPageId): Promise<void> {
  const load = files[`./pages/${page}.ts`]
  if (load && !contents.has(page)) contents.set(page, await load())
}

/** Returns what a loaded page consists of. */
export function contentOf(page: CanonicalPageId): PageContent | undefined {
  return contents.get(page)
}
