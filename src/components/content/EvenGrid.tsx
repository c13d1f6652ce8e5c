import { styled } from '@mui/material/styles'
import { evenColumns } from './evenColumns.ts'

const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/**
 * A list in columns that leave no gap in the last row: where no number fits, its first item (`firstItem`) is two columns
 * wide, or one item more (`additionalItem`) fills the gap.
 */
export const EvenGrid = styled('ul')<{ count: number }>(({ theme, count }) => {
  const { sm, md, firstIsWide } = evenColumns(count)
  return {
    display: 'grid',
    gap: theme.spacing(1.5),
    [theme.breakpoints.up('sm')]: {
      gap: theme.spacing(3),
      ...inColumns(sm),
      '--first-item': firstIsWide ? 'span 2' : 'auto',
      '--additional-item': firstIsWide ? 'block' : 'none',
    },
    [theme.breakpoints.up('md')]: inColumns(md),
  }
})

/** The place of the first item of an `EvenGrid`. */
export const firstItem = { gridColumn: 'var(--first-item)' } as const

/** An item that an `EvenGrid` shows where its `count` items would leave a gap. */
export const additionalItem = { display: 'var(--additional-item)' } as const
