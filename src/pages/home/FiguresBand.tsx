import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { Figures } from '#components/content/Figures.ts'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { Section } from '#components/content/Section.tsx'

export function FiguresBand() {
  const { t } = useTexts('pages/home')
  return (
    <Section padding="dense">
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {t('figures.heading')}
      </Typography>
      <Figures>
        {t('figures.items', { returnObjects: true }).map(({ value, label }) => (
          <DescriptionItem key={label} name={label}>
            <bdi dir="ltr">{value}</bdi>
          </DescriptionItem>
        ))}
      </Figures>
      <OwnerSentence fact="averageSla" sx={{ marginBlockStart: 3 }} />
    </Section>
  )
}
