import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

const Words = styled('div')({
  display: 'grid',
  gap: 16,
  maxInlineSize: 760,
  marginBlockEnd: 'clamp(28px, 4vw, 48px)',
})

interface SectionHeadingProps {
  lead?: string
  children: string
}

/** A section's heading, with a sentence below it. */
export function SectionHeading({ lead, children }: SectionHeadingProps) {
  return (
    <Words>
      <Typography variant="h2">{children}</Typography>
      {lead && <Typography variant="lead">{lead}</Typography>}
    </Words>
  )
}
