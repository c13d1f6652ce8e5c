import { ComparisonTable } from './ComparisonTable.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** Who does what, task by task. */
export function ResponsibilitiesSection({ section, words }: SectionProps<'responsibilities'>) {
  const { caption, task, parties, rows } = words.texts
  const table = {
    caption,
    columns: [task, ...section.of.map((id) => parties[id] ?? id)],
    rows: rows.map((row) => [row.task, ...section.of.map((id) => row.cells[id])]),
  }
  return (
    <SectionLayout {...words}>
      <ComparisonTable
        table={table}
        cellKey={(row, column) => `${words.textKey}.rows.${row}.cells.${section.of[column]}`}
      />
    </SectionLayout>
  )
}
