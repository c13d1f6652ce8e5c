import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '#components/ui/VisuallyHidden.ts'
import { useRested } from '#hooks/useRested.ts'

/** In ms: at each key, a screen reader would speak. */
const rest = 1000

interface ResultProps {
  /** What the calculation leads to, or what it waits for. */
  sentence: string
  /** Whether the visitor has changed a figure: before that, nothing is told. */
  isChanged: boolean
}

/** The result of a calculation. Screen readers are told once nobody types any more. */
export function Result({ sentence, isChanged }: ResultProps) {
  const rested = useRested(isChanged ? sentence : '', rest)
  return (
    <>
      <Typography variant="lead" component="p" sx={{ maxInlineSize: 'none' }}>
        <strong key={sentence}>{sentence}</strong>
      </Typography>
      <VisuallyHidden role="status">{rested}</VisuallyHidden>
    </>
  )
}
