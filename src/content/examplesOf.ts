import type { CanonicalPageId } from '#config/pages.ts'
import type { Examples } from './kinds/examples.ts'
import type { PageContent } from './pageContent.ts'

/** A section with the worked examples of other pages. @throws Error if one has no calculation `example` */
export function examplesOf(pages: Readonly<Partial<Record<CanonicalPageId, PageContent>>>): Examples {
  const examples = Object.entries(pages).map(([page, { sections }]) => {
    const { example } = sections
    if (example?.kind !== 'calculation')
      throw new Error(`src/content/pages/${page}.ts: has no calculation named "example"`)
    return [page, example] as const
  })
  return { kind: 'examples', of: Object.fromEntries(examples) }
}
