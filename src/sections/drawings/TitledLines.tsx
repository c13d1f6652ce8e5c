import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import type { TitledText } from '#content/kinds/texts.ts'

/** A title in a line of its own, in large type, and its text. Figures have elements of their own, as they may change. */
export function TitledLines({ title, text }: TitledText) {
  return (
    <>
      <Typography component="strong" variant="h3" sx={{ display: 'block' }}>
        <span key={title}>{title}</span>
        <VisuallyHidden>{': '}</VisuallyHidden>
      </Typography>
      <span key={text}>{text}</span>
    </>
  )
}
