import type { CanonicalPageId } from '#config/pages.ts'
import type { Question } from './texts.ts'

/** What the field of every kind of question takes. */
export interface FieldProps {
  page: CanonicalPageId
  /** The question's id in its sheet. */
  id: string
  question: Question
}
