import { DataPlaces } from './drawings/DataPlaces.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function DataPlacesSection({ words }: SectionProps<'dataPlaces'>) {
  return (
    <SectionLayout {...words}>
      <DataPlaces places={words.texts.places} />
    </SectionLayout>
  )
}
