import { styled } from '@mui/material/styles'
import { archPattern } from '#art/archPattern.ts'

const Drawing = styled('svg')(({ theme }) => ({
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  // It always lies on a dark surface, so its colours are the same in both schemes.
  '& path:nth-of-type(1)': { fill: theme.vars.palette.surface.pattern, opacity: 0.25 },
  '& path:nth-of-type(2)': { fill: theme.vars.palette.surface.pattern, opacity: 0.55 },
  '& path:nth-of-type(3)': { fill: theme.vars.palette.secondary.main },
}))

interface ArchPatternProps {
  seed: string
  columns: number
  rows: number
  className?: string
}

/** A decorative composition of quarter arches that belongs to a page. */
export function ArchPattern({ seed, columns, rows, className }: ArchPatternProps) {
  return (
    <Drawing
      aria-hidden
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMaxYMax slice"
      className={className}
    >
      {archPattern(seed, columns, rows).map((path, tone) => (
        <path key={tone} d={path} />
      ))}
    </Drawing>
  )
}
