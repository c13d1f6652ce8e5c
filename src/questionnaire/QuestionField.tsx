import { ChoiceField, ChoicesField } from './ChoiceFields.tsx'
import type { FieldProps } from './FieldProps.ts'
import { FigureField, ShortTextField } from './TypedFields.tsx'

/** The field of a question, by the question's kind. */
export function QuestionField({ question, ...field }: FieldProps) {
  switch (question.kind) {
    case 'figure':
      return <FigureField {...field} question={question} />
    case 'choice':
      return <ChoiceField {...field} question={question} />
    case 'choices':
      return <ChoicesField {...field} question={question} />
    case 'text':
      return <ShortTextField {...field} question={question} />
  }
}
