import { Parts } from './drawings/Parts.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function PartsSection({ section, words }: SectionProps<'parts'>) {
  return (
    <SectionLayout {...words}>
      <Parts
        parts={Object.entries(section.of).map(([id, role]) => ({
          id,
          role,
          title: '',
          text: '',
          ...words.texts.parts[id],
        }))}
      />
    </SectionLayout>
  )
}
