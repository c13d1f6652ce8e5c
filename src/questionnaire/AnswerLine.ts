/** A question and its answer, in the visitor's language. */
export interface AnswerLine {
  id: string
  /** The id of the question that it answers; what is computed answers none. */
  question?: string
  label: string
  answer: string
}
