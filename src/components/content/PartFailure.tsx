import Stack from '@mui/material/Stack'
import { RetryButton, type Retry } from '#components/ui/RetryButton.tsx'
import { RichParagraph } from './RichParagraph.tsx'

/** In place of a part of the page that could not be loaded. */
export function PartFailure(retry: Retry) {
  return (
    <Stack spacing={2} role="alert" sx={{ paddingBlock: 2 }}>
      <RichParagraph textKey="errors:part" />
      <RetryButton {...retry} />
    </Stack>
  )
}
