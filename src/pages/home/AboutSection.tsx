import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { Figures } from '#components/content/Figures.ts'
import { OwnerSentence } from '#components/content/OwnerSentence.tsx'
import { columnGap, twoColumns } from '#components/content/secondEdge.ts'
import { Section } from '#components/content/Section.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { useTexts } from '#i18n/useTexts.ts'
import { HeadedWords } from '#sections/HeadedWords.tsx'
import { textButtonMargin } from '#theme/tokens.ts'

/** On desktops the figures stand beside the words, two and two; below them they are a row. */
const layout = {
  display: 'grid',
  rowGap: 5,
  columnGap,
  gridTemplateColumns: (theme: Theme) => ({ md: twoColumns(theme).md }),
} as const

/** Who the company is, in words and in figures. */
export function AboutSection() {
  const { t } = useTexts('pages/home')
  return (
    <Section>
      <Box sx={layout}>
        <HeadedWords heading={<Typography variant="h2">{t('about.heading')}</Typography>}>
          {t('about.paragraphs', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink
            page="about"
            variant="text"
            sx={{ alignSelf: 'start', marginInlineStart: textButtonMargin }}
          >
            {t('about.link')}
          </ButtonLink>
        </HeadedWords>
        <Stack spacing={3}>
          <Typography variant="h3">{t('figures.heading')}</Typography>
          <Figures sx={{ gridTemplateColumns: { md: '1fr 1fr' } }}>
            {t('figures.items', { returnObjects: true }).map(({ value, label }) => (
              <DescriptionItem key={label} name={label}>
                <bdi dir="ltr">{value}</bdi>
              </DescriptionItem>
            ))}
          </Figures>
          <OwnerSentence fact="averageSla" />
        </Stack>
      </Box>
    </Section>
  )
}
