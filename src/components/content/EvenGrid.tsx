import type { ComponentProps } from 'react'
import { styled } from '@mui/material/styles'

/** Values of the attributes: `3` is three columns; `3+` is three, and the first item is two columns wide. */
function columns(attribute: string, counts: readonly number[]) {
  return {
    ...Object.fromEntries(
      counts.map((count) => [
        `&[${attribute}^="${count}"]`,
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
    ),
    [`&:not([${attribute}$="+"]) > :first-of-type`]: { gridColumn: 'auto' },
    [`&[${attribute}$="+"] > :first-of-type`]: { gridColumn: 'span 2' },
  }
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: columns('data-columns', [2, 3]),
  [theme.breakpoints.up('md')]: columns('data-wide-columns', [2, 3, 4]),
}))

/** Columns that leave no gap in the last row: where no number fits, the first item is two columns wide. */
export function EvenGrid({ count, ...list }: ComponentProps<'ul'> & { count: number }) {
  return (
    <List
      data-columns={evenColumns(count, count % 2 === 0 ? [2] : [3, 2])}
      data-wide-columns={evenColumns(count, [4, 3, 2])}
      {...list}
    />
  )
}

function evenColumns(count: number, candidates: readonly [number, ...number[]]) {
  const even = candidates.find((each) => count % each === 0)
  const withWideFirst = candidates.find((each) => (count + 1) % each === 0)
  if (even || !withWideFirst) return String(even ?? candidates[0])
  return `${withWideFirst}+`
}
