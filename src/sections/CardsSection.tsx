import { FeatureGrid } from './FeatureGrid.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function CardsSection({ words }: SectionProps<'cards'>) {
  return (
    <SectionLayout {...words}>
      <FeatureGrid features={words.texts.features} />
    </SectionLayout>
  )
}
