import type { CanonicalPageId } from '#config/pages.ts'

/** What the build writes for the search of a language. */
export interface SearchFile {
  pages: SearchPage[]
  terms: SearchTerm[]
}

/** What people type, such as a word of another language, and the term that this language's texts have for it. */
export type SearchTerm = readonly [typed: string, term: string]

export interface SearchPage {
  page: CanonicalPageId
  /** Its name in the menus. */
  name: string
  /** The first is the page's opening. */
  sections: SearchSection[]
}

/** The kinds of sections that visitors look for by name: each has an icon of its own among the results. */
export type SearchKind = 'answer' | 'example' | 'questionnaire'

export interface SearchSection {
  /** The fragment that leads to it; the opening has none. */
  id?: string
  kind?: SearchKind
  heading: string
  /** Its paragraphs, list items and rows. */
  texts: string[]
}
