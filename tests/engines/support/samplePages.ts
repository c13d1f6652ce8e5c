import { canonicalPageIds, pageRow, type CanonicalPageId } from '#config/pages.ts'

export const samplePages: readonly CanonicalPageId[] = canonicalPageIds.filter(
  (id, position) =>
    canonicalPageIds.findIndex((other) => pageRow(other).template === pageRow(id).template) === position,
)
