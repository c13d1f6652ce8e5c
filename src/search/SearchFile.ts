import type { CanonicalPageId } from '#config/pages.ts'

/** What the build writes for the search of a language. */
export interface SearchFile {
  pages: SearchPage[]
  terms: SearchTerm[]
}

/**
 * What people type, such as a word of another language, and the term that this language's texts have for it; `alone` if
 * it means the term only as the whole query.
 */
export type SearchTerm = readonly [typed: string, term: string, alone?: 'alone']

export interface SearchPage {
  page: CanonicalPageId
  /** Its name in the menus. */
  name: string
  /** The first is the page's opening, of the kind `page`. */
  sections: SearchSection[]
}

/** The kinds of sections that have an icon among the results: a page's opening stands for the page itself. */
export type SearchKind = 'page' | 'answer' | 'example' | 'questionnaire'

export interface SearchSection {
  /** The fragment that leads to it; the opening has none. */
  id?: string
  kind?: SearchKind
  heading: string
  /** Its paragraphs, list items and rows. */
  texts: string[]
}
