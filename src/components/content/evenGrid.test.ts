import { expect, test } from 'vitest'
import { media } from '#theme/tokens.ts'
import { evenGrid } from './evenGrid.ts'

const of = (columns: number, isWide: boolean) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  '& > :first-of-type': { gridColumn: isWide ? 'span 2' : 'auto' },
})

test.each([
  // count, columns on a tablet and whether the first is wide, the same on a wide screen
  [2, 2, false, 2, false],
  [3, 3, false, 3, false],
  [4, 2, false, 4, false],
  [5, 3, true, 3, true],
  [6, 2, false, 3, false],
  [7, 2, true, 4, true],
  [8, 2, false, 4, false],
  [9, 3, false, 3, false],
  [11, 3, true, 4, true],
])('%i items leave no gap', (count, tablet, tabletWide, wide, wideFirst) => {
  const styles = evenGrid(count)
  expect(styles[media.desktop]).toEqual(of(tablet, tabletWide))
  expect(styles[media.wide]).toEqual(of(wide, wideFirst))
})
