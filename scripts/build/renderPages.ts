import type { RenderError } from '../../src/app/prerenderHtml.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import type { PageFile, RenderedPage } from '../../src/entry-server.tsx'
import { BuildError } from './BuildError.ts'
import { checkPage } from './checkPage.ts'
import { findInline } from './inline.ts'

interface PageFault {
  path: string
  fault: string
}

/**
 * Renders every page of every language.
 * @throws BuildError with the faults of all pages: which pages, and why
 */
export async function renderPages({ pageFiles, renderPage }: typeof EntryServer) {
  const faults: PageFault[] = []
  const pages: { pageFile: PageFile; rendered: RenderedPage }[] = []
  for (const pageFile of pageFiles) {
    const { path } = pageFile
    try {
      const rendered = await renderPage(path)
      pages.push({ pageFile, rendered })
      faults.push(...checkPage(rendered.body).map((fault) => ({ path, fault })))
      findInline(rendered.body)
    } catch (error) {
      faults.push(...faultsOf(error).map((fault) => ({ path, fault })))
    }
  }
  if (faults.length > 0) throw new BuildError(sentences(faults))
  return pages
}

function faultsOf(error: unknown): string[] {
  if (!(error instanceof AggregateError)) return [error instanceof Error ? error.message : String(error)]
  const faults = (error.errors as RenderError[]).map(({ component, message }) =>
    component ? `${component}: ${message}` : message,
  )
  return [...new Set(faults)]
}

/** A fault that several pages share is one sentence. One of the header or the footer is on every page. */
function sentences(faults: readonly PageFault[]) {
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, own]) => {
    const paths = own.map(({ path }) => path)
    return `${paths.length < 5 ? paths.join(', ') : `${paths.length} pages, ${paths[0]} first`}: ${fault}`
  })
}
