import { ComparisonTable } from '#components/content/article/ComparisonTable.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

export function TableSection({ section: _, page: __, ...words }: SectionProps<'table'>) {
  return (
    <SectionLayout {...words}>
      <ComparisonTable table={words.texts.table} textKey={`${words.textKey}.table`} />
    </SectionLayout>
  )
}
