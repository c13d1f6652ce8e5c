import type { ComponentType } from 'react'
import type { QuestionKind } from '#config/questionKinds.ts'
import { ChoiceField, ChoicesField } from './ChoiceFields.tsx'
import type { FieldProps } from './FieldProps.ts'
import { NumberField, ShortTextField } from './TypedFields.tsx'
import { kindOf } from './texts.ts'

const fields: Record<QuestionKind, ComponentType<FieldProps>> = {
  number: NumberField,
  choice: ChoiceField,
  choices: ChoicesField,
  yesNo: ChoiceField,
  text: ShortTextField,
}

/** The field of a question, by the question's kind. */
export function QuestionField(props: FieldProps) {
  const Field = fields[kindOf(props.question)]
  return <Field {...props} />
}
