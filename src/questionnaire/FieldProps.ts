import type { CanonicalPageId } from '#config/pages.ts'
import type { Question } from '#content/questions.ts'
import type { QuestionTexts } from './texts.ts'

/** What the field of every kind of question takes. */
export interface FieldProps<Asked extends Question = Question> {
  page: CanonicalPageId
  /** The question's id in its questionnaire. */
  id: string
  question: Asked
  texts: QuestionTexts
}
