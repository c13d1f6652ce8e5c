import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { archPattern } from '#art/archPattern.ts'

/** From far to near. They always lie on a dark surface, so their colours are the same in both schemes. */
const tones = ['far', 'middle', 'near'] as const

const Arches = styled('path')<{
  tone: (typeof tones)[number] | undefined
}>(({ theme }) => ({
  fill: theme.vars.palette.surface.pattern,
  variants: [
    { props: { tone: 'far' }, style: { opacity: 0.25 } },
    { props: { tone: 'middle' }, style: { opacity: 0.55 } },
    { props: { tone: 'near' }, style: { fill: theme.vars.palette.secondary.main } },
  ],
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
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMaxYMax slice"
      className={className}
      sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
    >
      {archPattern(seed, columns, rows).map((path, index) => (
        <Arches key={index} d={path} tone={tones[index]} />
      ))}
    </Box>
  )
}
