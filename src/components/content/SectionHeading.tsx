import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A section's heading, with a sentence below it. */
export function SectionHeading({ lead, children }: { lead?: ReactNode; children: string }) {
  return (
    <Stack spacing={2} sx={{ maxInlineSize: 760, marginBlockEnd: 'clamp(24px, 3vw, 40px)' }}>
      <Typography variant="h2">{children}</Typography>
      {lead && (
        <Typography variant="lead" sx={{ textWrap: 'balance' }}>
          {lead}
        </Typography>
      )}
    </Stack>
  )
}
