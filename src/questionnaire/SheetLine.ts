/** A question and its answer, in the visitor's language. */
export interface SheetLine {
  id: string
  label: string
  answer: string
}
