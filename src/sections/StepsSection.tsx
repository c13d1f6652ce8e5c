import { StepBridge } from './drawings/StepBridge.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function StepsSection({ words }: SectionProps<'steps'>) {
  return (
    <SectionLayout {...words}>
      <StepBridge steps={words.texts.steps} />
    </SectionLayout>
  )
}
