import { textedPageIds, pageRow, type TextedPageId } from '#config/pages.ts'

/** The first page of each composition. */
export const samplePages: readonly TextedPageId[] = textedPageIds.filter(
  (id, position) =>
    textedPageIds.findIndex((other) => pageRow(other).composition === pageRow(id).composition) === position,
)
