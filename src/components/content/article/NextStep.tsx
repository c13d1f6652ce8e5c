import { styled } from '@mui/material/styles'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { PageId } from '#config/pages.ts'
import { Section } from '#components/content/Section.tsx'
import { Heading } from '#components/ui/text.ts'

const Band = styled(Section)({ paddingBlock: 'clamp(40px, 5vw, 64px)' })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
}))

const TextColumn = styled('div')({ display: 'grid', gap: 14, maxInlineSize: 720 })

interface NextStepProps {
  heading: string
  text: string
  button: string
  target: PageId
}

/** The one next step that a page offers. */
export function NextStep({ heading, text, button, target }: NextStepProps) {
  return (
    <Band tone="alternate">
      <Columns>
        <TextColumn>
          <Heading>{heading}</Heading>
          <p>{text}</p>
        </TextColumn>
        <ButtonLink page={target}>{button}</ButtonLink>
      </Columns>
    </Band>
  )
}
