import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { Section } from '#components/content/Section.tsx'
import { SectionHeading } from '#components/content/SectionHeading.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { LazyScene } from '#components/content/LazyScene.tsx'
import { industries } from '#config/industries.ts'
import { inRem } from '#theme/tokens.ts'

/** The scene's column of a tile on phones, beside the words. Narrow ones draw it smaller: no word is cut in two. */
const sceneColumn = 'clamp(64px, 100vw - 278px, 112px)'

/** From tablets on, rows have three tiles; as many of the first rows have two that the last one is full, too. */
const inRowsOfTwo = 2 * ((3 - (industries.length % 3)) % 3)

/** The tile leads on without its arrow, too. */
const narrowestHides = (theme: Theme) => ({ [theme.breakpoints.down(inRem(342))]: { display: 'none' } })

/** The industries. Each tile links to its section; the first tile links to the page, which begins with that section. */
export function IndustryTiles() {
  const { t } = useTexts(['pages/home', 'menu'])
  const pageHref = usePageHref()
  return (
    <Section background="band">
      <SectionHeading lead={t('pages/home:industries.lead')}>
        {t('pages/home:industries.heading')}
      </SectionHeading>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, gridTemplateColumns: { sm: 'repeat(6, 1fr)' } }}
      >
        {industries.map(({ id, linkedByFragment }, position) => (
          <Card
            key={id}
            component="li"
            variant="outlined"
            sx={{ gridColumn: { sm: position < inRowsOfTwo ? 'span 3' : 'span 2' } }}
          >
            <CardActionArea
              href={pageHref('industries', linkedByFragment ? id : undefined)}
              sx={{ blockSize: '100%' }}
            >
              <CardContent
                sx={{
                  display: { xs: 'grid', sm: 'block' },
                  gridTemplateColumns: `${sceneColumn} 1fr`,
                  columnGap: 2,
                  alignItems: 'center',
                }}
              >
                <LazyScene
                  name={`industries/${id}`}
                  sx={{ maxBlockSize: { sm: 190 }, marginInline: { sm: 'auto' } }}
                />
                <Box sx={{ display: 'grid', gap: 1, marginBlockStart: { sm: 2 } }}>
                  <Typography
                    variant="h3"
                    sx={{
                      display: 'flex',
                      flexWrap: { sm: 'wrap' },
                      alignItems: 'center',
                      // On phones the arrows stand below each other, however long the names are.
                      justifyContent: { xs: 'space-between', sm: 'start' },
                      gap: 1.5,
                    }}
                  >
                    {t(`menu:industries.${id}`)}
                    <Icon name="arrow" sx={narrowestHides} />
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {t(`pages/home:industries.tiles.${id}`)}
                  </Typography>
                </Box>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Section>
  )
}
