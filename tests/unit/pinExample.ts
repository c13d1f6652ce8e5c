import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf, loadContent } from '#content/loadContent.ts'

/** Gives the worked example of a page the figures that a test reckons with, whatever the owner's are. */
export async function pinExample(
  page: CanonicalPageId,
  figures: Readonly<Record<string, number>>,
): Promise<void> {
  await loadContent(page)
  const { example } = contentOf(page).sections
  if (example?.kind !== 'calculation') throw new Error(`src/content/pages/${page}.ts has no calculation`)
  for (const [id, figure] of Object.entries(figures)) {
    const input = example.inputs[id]
    if (!input) throw new Error(`src/content/pages/${page}.ts: example has no input ${id}`)
    Object.assign(input, { example: figure })
  }
}
