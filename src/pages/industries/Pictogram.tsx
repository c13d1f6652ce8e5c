import { styled } from '@mui/material/styles'
import type { IndustryId } from '#config/industries.ts'

/** Their outlines, in a square of 48 units, on one line of ground. */
const outlines: Record<IndustryId, string> = {
  public: 'M10 42V24a14 14 0 0 1 28 0v18M18 42V30a6 6 0 0 1 12 0v12M24 10V4',
  financial: 'M6 18L24 6l18 12zM12 18v24M24 18v24M36 18v24',
  oil: 'M24 5L12 42M24 5l12 37M20 18h8M17 27h14M14 36h20',
  retail: 'M9 24v18M39 24v18M20 42V31h8v11M6 10h36v8a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z',
  manufacturing: 'M8 42V26a10 10 0 0 1 10-8v8a10 10 0 0 1 10-8v8a10 10 0 0 1 10-8v24M15 34h4M25 34h4',
}

const Drawing = styled('svg')(({ theme }) => ({
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  fill: 'none',
  stroke: theme.vars.palette.primary.main,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '& .ground': { stroke: theme.vars.palette.secondary.main },
}))

/** An industry in one line: a dome, columns, a derrick, a shop, a works. */
export function Pictogram({ of }: { of: IndustryId }) {
  return (
    <Drawing aria-hidden viewBox="0 0 48 48">
      <path d={outlines[of]} />
      <path className="ground" d="M4 43h40" />
    </Drawing>
  )
}
