import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { onScreen } from '#theme/tokens.ts'
import { cellOf } from './cellOf.ts'
import { ChooserField } from './ChooserField.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import type { SectionProps } from './SectionProps.ts'

/** The number of needs that fit a window beside the heading. */
const rowsAtFirst = 6

/** What to choose, by need: a table, of which wide windows show the first rows; phones choose a need in a field. */
export default function ChooserSection({ words }: SectionProps<'chooser'>) {
  const { table, showAll, showFewer } = words.texts
  const [isWhole, setIsWhole] = useState(false)
  const tableId = useId()
  return (
    <SectionLayout {...words}>
      <ChooserField {...words} />
      <Stack
        id={tableId}
        spacing={2}
        sx={(theme) => ({
          alignItems: 'start',
          [onScreen(theme.breakpoints.down('sm'))]: { '[data-script] &': { display: 'none' } },
        })}
      >
        <ComparisonTable
          table={table}
          purpose="choice"
          cellKey={cellOf(`${words.textKey}.table`)}
          rowsShown={isWhole ? table.rows.length : rowsAtFirst}
        />
        <Button
          variant="outlined"
          aria-expanded={isWhole}
          aria-controls={tableId}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ 'html:not([data-script]) &': { display: 'none' } }}
        >
          <span key={String(isWhole)}>{isWhole ? showFewer : showAll}</span>
        </Button>
      </Stack>
    </SectionLayout>
  )
}
