import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { LazyScene } from '#components/content/LazyScene.tsx'
import { industries } from '#config/industries.ts'

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& svg': { maxBlockSize: 190, marginInline: 'auto' },
  [theme.breakpoints.down('sm')]: { '& svg': { maxBlockSize: 120 } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(-n + 2)': { gridColumn: 'span 3' },
  },
}))

/** The industries. Each tile links to its section; the first tile links to the page, which begins with that section. */
export function IndustryTiles() {
  const { t } = useTexts('pages/home')
  const pageHref = usePageHref()
  return (
    <Section background="band">
      <SectionHeading lead={t('industries.lead')}>{t('industries.heading')}</SectionHeading>
      <Tiles>
        {industries.map(({ id, linkedByFragment }) => (
          <Card key={id} component="li" variant="outlined">
            <CardActionArea href={pageHref('industries', linkedByFragment ? id : undefined)}>
              <CardContent>
                <LazyScene name={`industries/${id}`} />
                <Typography variant="h3">{t(`industries.tiles.${id}.title`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`industries.tiles.${id}.content`)}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Tiles>
    </Section>
  )
}
