import Typography from '@mui/material/Typography'
import type { SectionProps } from './SectionProps.ts'

/** A sentence in the size of headings, as wide as the page. */
export function PauseSection({ words }: SectionProps<'pause'>) {
  return (
    <Typography
      variant="h2"
      component="p"
      sx={{ fontWeight: 400, maxInlineSize: 'none', textWrap: 'balance' }}
    >
      {words.texts.sentence}
    </Typography>
  )
}
