import type * as EntryServer from '../../src/entry-server.tsx'
import type { PageFile, RenderedPage } from '../../src/entry-server.tsx'
import { checkPage } from './checkPage.ts'
import { findInline } from './inline.ts'
import { PageFaults } from './PageFaults.ts'

/**
 * Renders every page of every language.
 * @throws BuildError naming the pages that cannot be rendered or have a fault, and why
 */
export async function renderPages({ pageFiles, renderPage }: typeof EntryServer) {
  const faults = new PageFaults()
  const pages: { pageFile: PageFile; rendered: RenderedPage }[] = []
  for (const pageFile of pageFiles) {
    const rendered = await faults.collect(pageFile.path, () => renderPage(pageFile.path))
    if (!rendered) continue
    await faults.collect(pageFile.path, () => findInline(rendered.body))
    for (const fault of checkPage(rendered.body)) faults.add(pageFile.path, fault)
    pages.push({ pageFile, rendered })
  }
  faults.throwIfAny()
  return pages
}
