import type { RenderError } from '#app/prerenderHtml.ts'
import type * as EntryServer from '#entry-server.tsx'
import type { PageFile, RenderedPage } from '#entry-server.tsx'
import { BuildError } from './BuildError.ts'
import { checkPage } from './checkPage.ts'

interface PageError {
  path: string
  message: string
}

/** @throws BuildError with the errors of all pages */
export async function renderPages({ pageFiles, renderPage }: typeof EntryServer) {
  const errors: PageError[] = []
  const pages: { pageFile: PageFile; rendered: RenderedPage }[] = []
  for (const pageFile of pageFiles) {
    const { path, page } = pageFile
    try {
      const rendered = await renderPage(path)
      pages.push({ pageFile, rendered })
      errors.push(...checkPage(rendered.head + rendered.body, page).map((message) => ({ path, message })))
    } catch (error) {
      errors.push(...pageErrors(path, error))
    }
  }
  if (errors.length > 0) throw new BuildError(sentences(errors))
  return pages
}

/** Each error names the address of its own part: a page may also be rendered in another language. */
function pageErrors(path: string, error: unknown): PageError[] {
  if (!(error instanceof AggregateError)) {
    return [{ path, message: error instanceof Error ? error.message : String(error) }]
  }
  return (error.errors as RenderError[]).map(({ path: own, component, message }) => ({
    path: own,
    message: component ? `${component}: ${message}` : message,
  }))
}

/** An error that several pages share is one sentence. One of the header or the footer is on every page. */
function sentences(errors: readonly PageError[]) {
  return [...Map.groupBy(errors, ({ message }) => message)].map(([message, own]) => {
    const paths = [...new Set(own.map(({ path }) => path))]
    return `${paths.length < 5 ? paths.join(', ') : `${paths.length} pages, ${paths[0]} first`}: ${message}`
  })
}
