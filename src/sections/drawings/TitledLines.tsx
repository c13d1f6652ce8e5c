import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import type { TitledText } from '#content/kinds/texts.ts'

/** Where a unit has a line of its own, that has the height of running text. */
const lighter = { fontSize: '0.7em', fontWeight: 400, lineHeight: 1.7 } as const

interface TitledLinesProps extends TitledText {
  /** The unit, if the title is a number: lighter, and below the number where both have no room. */
  unit?: string | undefined
}

/** A title in a line of its own, in large type, and its text. Figures have elements of their own, as they may change. */
export function TitledLines({ title, unit, text }: TitledLinesProps) {
  return (
    <>
      <Typography component="strong" variant="h3" sx={{ display: 'block' }}>
        <span key={title}>{title}</span>
        {unit && ' '}
        {unit && (
          <Box key={unit} component="span" sx={lighter}>
            {unit}
          </Box>
        )}
        <VisuallyHidden>{': '}</VisuallyHidden>
      </Typography>
      <span key={text}>{text}</span>
    </>
  )
}
