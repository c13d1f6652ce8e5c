import { styled } from '@mui/material/styles'
import { Heading, Lead } from '#components/ui/text.ts'

const TextColumn = styled('div')({
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
    <TextColumn>
      <Heading>{children}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </TextColumn>
  )
}
