import { Questions } from './Questions.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function AnswersSection({ words }: SectionProps<'answers'>) {
  return (
    <SectionLayout
      {...words}
      beside={<Questions questions={words.texts.questions} textKey={`${words.textKey}.questions`} />}
    />
  )
}
