import { ComparisonTable, cellOf } from './ComparisonTable.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function TableSection({ words }: SectionProps<'table'>) {
  return (
    <SectionLayout {...words}>
      <ComparisonTable table={words.texts.table} cellKey={cellOf(`${words.textKey}.table`)} />
    </SectionLayout>
  )
}
