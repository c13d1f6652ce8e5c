import Stack from '@mui/material/Stack'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx'
import { lazyAgain } from '#components/ui/lazyAgain.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { TableTexts } from './texts.ts'

/** Two pages have one, and its buttons are 4 KB of script. */
const LevelTable = lazyAgain(() => import('./LevelTable.tsx'))

interface ArticleTableProps {
  table: TableTexts
  /** Where it stands in the locale files. */
  textKey: string
  /** The section's heading and paragraphs, which stand in the corner of a table of levels. */
  words?: ReactNode
}

/** A table of levels, or of other things. */
export function ArticleTable({ table, textKey, words }: ArticleTableProps) {
  const whole = <ComparisonTable table={table} textKey={textKey} />
  const { compareAll } = table
  if (compareAll === undefined) return whole
  const simple = (
    <Stack spacing={3}>
      {words}
      {whole}
    </Stack>
  )
  return (
    <ErrorBoundary fallback={simple}>
      <Suspense fallback={simple}>
        <LevelTable table={table} compareAll={compareAll} textKey={textKey} words={words} />
      </Suspense>
    </ErrorBoundary>
  )
}
