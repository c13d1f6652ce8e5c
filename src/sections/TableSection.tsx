import { cellOf } from './cellOf.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function TableSection({ section, words }: SectionProps<'table'>) {
  return (
    <SectionLayout {...words}>
      <ComparisonTable
        table={words.texts.table}
        purpose={section.purpose}
        cellKey={cellOf(`${words.textKey}.table`)}
      />
    </SectionLayout>
  )
}
