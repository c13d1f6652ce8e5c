import { styled } from '@mui/material/styles'
import { useTexts } from '#i18n/useTexts.ts'
import { BulletList } from '#components/content/BulletList.ts'
import { Scene } from '#components/content/Scene.tsx'
import { Section } from '#components/content/Section.tsx'
import { layout } from '#theme/tokens.ts'
import type { IndustryId } from '#config/industries.ts'
import { Heading, Subheading } from '#components/ui/text.ts'

/** A jump leaves 45 px above the section, less than the bar and the sub-menu take: the rest is padding. */
const PaddedSection = styled(Section)({
  paddingBlockStart: `max(var(--bar-end) + ${layout.subMenuHeight}, clamp(56px, 8vw, 104px))`,
})

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'center',
  '& > svg': { maxInlineSize: 420 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
}))

const TextColumn = styled('div')({ display: 'grid', gap: 20 })

const Points = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  paddingBlockStart: 24,
  borderBlockStart: `3px solid ${theme.vars.palette.secondary.main}`,
}))

interface IndustrySectionProps {
  id: IndustryId
  tone: 'white' | 'alternate'
}

/** What the company does for one industry. */
export function IndustrySection({ id, tone }: IndustrySectionProps) {
  const { t } = useTexts('pages/industries')
  return (
    <PaddedSection id={id} tone={tone}>
      <Columns>
        <TextColumn>
          <Heading>{t(`sections.${id}.heading`)}</Heading>
          {t(`sections.${id}.paragraphs`, { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Points>
            <Subheading>{t(`sections.${id}.points.heading`)}</Subheading>
            <BulletList>
              {t(`sections.${id}.points.items`, { returnObjects: true }).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </BulletList>
          </Points>
        </TextColumn>
        <Scene name={`industries/${id}`} />
      </Columns>
    </PaddedSection>
  )
}
