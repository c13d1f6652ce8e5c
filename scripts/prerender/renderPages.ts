import type * as EntryServer from '#entry-server.tsx'
import type { PageFile, RenderedPage } from '#entry-server.tsx'
import { BuildError } from './BuildError.ts'
import { checkPage } from './checkPage.ts'

export interface Page {
  pageFile: PageFile
  rendered: RenderedPage
}

/** Renders all pages and checks them. @throws BuildError with the errors of all pages */
export async function renderPages({ pageFiles, renderPage }: typeof EntryServer): Promise<Page[]> {
  const errors: { path: string; message: string }[] = []
  const pages: Page[] = []
  for (const pageFile of pageFiles) {
    const { path, page } = pageFile
    const add = (messages: string[]) => errors.push(...messages.map((message) => ({ path, message })))
    try {
      const rendered = await renderPage(path)
      pages.push({ pageFile, rendered })
      add(checkPage(rendered.head + rendered.body, page))
    } catch (error) {
      add(messagesOf(error))
    }
  }
  if (errors.length > 0) throw new BuildError(sentences(errors))
  return pages
}

function messagesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(messagesOf)
  return [error instanceof Error ? error.message : String(error)]
}

/** Returns a sentence for each error. Pages share errors: an error of the header or the footer is on every page. */
function sentences(errors: readonly { path: string; message: string }[]) {
  return [...Map.groupBy(errors, ({ message }) => message)].map(([message, own]) => {
    const paths = [...new Set(own.map(({ path }) => path))]
    return `${paths.length < 5 ? paths.join(', ') : `${paths.length} pages, ${paths[0]} first`}: ${message}`
  })
}
