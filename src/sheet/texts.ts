import { questionKindNames, type QuestionKind, type questionKinds } from '#config/questionKinds.ts'

/** A question of a sheet. It has one of the kinds' keys. */
export type Question = {
  label: string
  /** Why it is asked, and where one finds the answer. */
  hint: string
} & { [Kind in QuestionKind]?: (typeof questionKinds)[Kind] extends 'text' ? string : Record<string, string> }

/** The block `sheet` of a page's locale file. */
export interface SheetTexts {
  heading: string
  lead: string
  /** The sheet's name where it stands without its page: in the enquiry, on paper and in the clipboard. */
  title: string
  /** By their ids, which the visitor's answers keep. */
  questions: Record<string, Question>
}

/** Returns the kind of a question. @throws Error if it has none, which the check of texts reports first */
export function kindOf(question: Question): QuestionKind {
  const kind = questionKindNames.find((name) => name in question)
  if (!kind) throw new Error(`the question "${question.label}" has no kind: see src/config/questionKinds.ts`)
  return kind
}

/** Returns the choices of a question by their ids; none if it has another kind. */
export function choicesOf({ choice, choices, yesNo }: Question): [id: string, label: string][] {
  return Object.entries(choice ?? choices ?? yesNo ?? {})
}
