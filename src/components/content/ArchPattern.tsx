import { styled } from '@mui/material/styles'
import { archPattern } from '#art/archPattern.ts'

const Drawing = styled('svg')(({ theme }) => ({
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  '& path:nth-of-type(1)': { fill: theme.vars.palette.primary.main, opacity: 0.22 },
  '& path:nth-of-type(2)': { fill: theme.vars.palette.primary.main, opacity: 0.5 },
  '& path:nth-of-type(3)': { fill: theme.vars.palette.accent },
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
      preserveAspectRatio="xMaxYMid slice"
      className={className}
    >
      {archPattern(seed, columns, rows).map((path, tone) => (
        <path key={tone} d={path} />
      ))}
    </Drawing>
  )
}
