import type { CanonicalPageId } from '#config/pages.ts'

/** A typed text, the id of a choice, or the ids of several. */
export type Answer = string | readonly string[]

/** By the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>

export interface Sheet {
  answers: Answers
  /** Whether the visitor has taken it out of the enquiry. The answers stay on the sheet's page. */
  isLeftOut?: boolean
}

/** The sheets with answers, by their page. */
export type Sheets = Readonly<Partial<Record<CanonicalPageId, Sheet>>>
