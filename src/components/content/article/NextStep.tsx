import { styled } from '#theme/styled.ts'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { PageId } from '#config/pages.ts'
import { Section } from '#components/content/Section.tsx'
import { Heading } from '#components/ui/text.ts'
import type { NextStepTexts } from './texts.ts'

const Band = styled(Section)({ paddingBlock: 'clamp(40px, 5vw, 64px)' })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
}))

const TextColumn = styled('div')({ display: 'grid', gap: 14, maxInlineSize: 720 })

/** The one next step that a page offers. */
export function NextStep({ texts, target }: { texts: NextStepTexts; target: PageId }) {
  return (
    <Band tone="alternate">
      <Columns>
        <TextColumn>
          <Heading>{texts.heading}</Heading>
          <p>{texts.text}</p>
        </TextColumn>
        <ButtonLink page={target}>{texts.button}</ButtonLink>
      </Columns>
    </Band>
  )
}
