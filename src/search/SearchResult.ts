import type { CanonicalPageId } from '#config/pages.ts'
import type { Piece } from './excerpt.ts'
import type { SearchKind } from './SearchFile.ts'

export interface SearchResult {
  /** Best first. */
  pages: FoundPage[]
  /** The terms of this language that were looked for beside what was typed. */
  translated: string[]
  /** What was looked for, where no text has the typed words. */
  corrected: string | null
}

export interface FoundPage {
  page: CanonicalPageId
  name: string
  /** Best first, at most three. */
  sections: FoundSection[]
}

export interface FoundSection {
  id: string | undefined
  kind: SearchKind | undefined
  heading: Piece[]
  /** The sentence that shows why it was found. */
  excerpt: Piece[]
}
