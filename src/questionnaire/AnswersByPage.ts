import type { CanonicalPageId } from '#config/pages.ts'

/** A typed text, the id of a choice, or the ids of several. */
export type Answer = string | readonly string[]

/** By the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>

export interface PageAnswers {
  answers: Answers
  /** Whether the visitor has taken them out of the enquiry. The answers stay on their page. */
  isLeftOut?: boolean
}

/** What the visitor has answered, by the pages that ask. */
export type AnswersByPage = Readonly<Partial<Record<CanonicalPageId, PageAnswers>>>
