import { NumberedSteps } from './drawings/NumberedSteps.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function StepsSection({ words }: SectionProps<'steps'>) {
  return (
    <SectionLayout {...words}>
      <NumberedSteps steps={words.texts.steps} />
    </SectionLayout>
  )
}
