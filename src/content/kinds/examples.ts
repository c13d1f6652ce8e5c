import type { CanonicalPageId } from '#config/pages.ts'
import type { Calculation } from './calculation.ts'
import type { Words } from './texts.ts'

/** Worked examples of other pages, each by the figure that it comes to. */
export interface ExamplesTexts extends Words {
  /** By the ids of the pages; their placeholders are figures of the page's own example. */
  items: Record<string, { figure: string; text: string }>
}

/** `of` has the section `example` of each page. `examplesOf` makes it. */
export interface Examples {
  readonly kind: 'examples'
  readonly of: Readonly<Partial<Record<CanonicalPageId, Calculation>>>
}
