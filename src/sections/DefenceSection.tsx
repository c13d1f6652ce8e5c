import { LinesOfDefence } from './drawings/LinesOfDefence.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function DefenceSection({ words }: SectionProps<'defence'>) {
  return (
    <SectionLayout {...words}>
      <LinesOfDefence lines={words.texts.lines} />
    </SectionLayout>
  )
}
