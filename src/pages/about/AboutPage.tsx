import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { EvenGrid } from '#components/content/EvenGrid.tsx'
import { evenColumns } from '#components/content/evenColumns.ts'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { NumberedList } from '#components/content/NumberedList.ts'
import { RichText } from '#components/content/RichParagraph.tsx'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { Titled } from '#components/content/Titled.tsx'
import { contentOf } from '#content/loadContent.ts'
import { company } from '#config/company.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { TwoColumns } from '#sections/TwoColumns.tsx'
import { textButtonMargin } from '#theme/tokens.ts'
import { LeaderCard } from './LeaderCard.tsx'
import { portraits } from './portraits.ts'

function PartnerButton() {
  const { t } = useTexts('pages/about')
  return (
    <ContactButton about="about/partner" variant="tonal">
      {t('contact.partner.action')}
    </ContactButton>
  )
}

/** The ways on of those who are no customers. */
function OtherWays() {
  const { t } = useTexts('pages/about')
  return (
    // Their words begin with the button above them.
    <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginInlineStart: textButtonMargin }}>
      <ContactButton about="about/partner" variant="text" color="inherit">
        {t('contact.partner.action')}
      </ContactButton>
      <ContactButton about="about/careers" variant="text" color="inherit">
        {t('contact.careers.action')}
      </ContactButton>
    </Stack>
  )
}

const slots = { actions: OtherWays, nextStep: PartnerButton }

export default function AboutPage() {
  const { t } = useTexts('pages/about')
  const { promise, sections } = contentOf('about')
  const careersId = useId()
  const people = t('leadership.people', { returnObjects: true })
  const { firstIsWide } = evenColumns(people.length)
  return (
    <InnerPage page="about" promise={promise} slots={slots}>
      <PageSections page="about" sections={sections} />
      <Section id="leadership">
        <SectionHeading lead={t('leadership.lead')}>{t('leadership.heading')}</SectionHeading>
        <EvenGrid
          count={people.length}
          sx={{ alignItems: 'start', rowGap: { xs: 2.5, sm: 5 }, columnGap: 4 }}
        >
          {people.map((person, position) => (
            <LeaderCard
              key={position}
              {...person}
              portrait={portraits[position]}
              image={`leader-${position + 1}`}
              isWide={position === 0 && firstIsWide}
            />
          ))}
        </EvenGrid>
      </Section>
      <Section id="careers" background="paper">
        <TwoColumns
          fromTablets
          start={
            <Typography variant="h2" id={careersId}>
              {t('careers.heading')}
            </Typography>
          }
        >
          <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
            <p>{t('careers.paragraph')}</p>
            <NumberedList component="ol">
              {t('careers.steps', { returnObjects: true }).map(({ title }, index) => (
                <li key={title}>
                  <Titled
                    title={title}
                    text={
                      <RichText
                        textKey={`pages/about:careers.steps.${index}.text`}
                        email={company.careersEmail}
                      />
                    }
                  />
                </li>
              ))}
            </NumberedList>
            <ContactButton about="about/careers" variant="tonal" aria-describedby={careersId}>
              {t('careers.button')}
            </ContactButton>
          </Stack>
        </TwoColumns>
      </Section>
    </InnerPage>
  )
}
