import { media } from '#theme/tokens.ts'

/**
 * Columns for a number of equal items, such that no row is left with a gap: the first item is wide where
 * nothing else makes the number even. One column on narrow screens.
 */
export function evenGrid(count: number) {
  return {
    display: 'grid',
    [media.desktop]: columns(count, count % 2 === 0 ? [2] : [3, 2]),
    [media.wide]: columns(count, [4, 3, 2]),
  } as const
}

function columns(count: number, candidates: readonly [number, ...number[]]) {
  const even = candidates.find((each) => count % each === 0)
  const withWideFirst = candidates.find((each) => (count + 1) % each === 0)
  return {
    gridTemplateColumns: `repeat(${even ?? withWideFirst ?? candidates[0]}, minmax(0, 1fr))`,
    '& > :first-of-type': { gridColumn: even || !withWideFirst ? 'auto' : 'span 2' },
  }
}
