import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { DescriptionItem } from '#components/content/DescriptionItem.tsx'
import { Figures } from '#components/content/Figures.ts'
import { LazyScene } from '#components/content/LazyScene.tsx'
import { Section } from '#components/content/Section.tsx'
import { stackedOnPaper } from '#components/content/stackedOnPaper.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { dimensions } from '#theme/tokens.ts'
import type { Industry } from '#config/industries.ts'
import type { CanonicalPageId } from '#config/pages.ts'

/** On phones; it is three quarters as high. Beside it, narrow ones have room for the longest word of a heading. */
const smallScene = 'clamp(72px, 100vw - 248px, 112px)'

/** On phones the scene stands in the corner beside the heading. From tablets on it stands beside the words, on either side. */
const layoutOf = (isTurned: boolean) =>
  ({
    display: 'grid',
    ...stackedOnPaper(2),
    rowGap: 3,
    columnGap: { xs: 3, sm: 4, md: 7 },
    gridTemplateAreas: {
      xs: "'words' 'offers'",
      sm: isTurned ? "'scene words' 'offers words'" : "'words scene' 'words offers'",
    },
    gridTemplateRows: { sm: 'auto 1fr' },
    gridTemplateColumns: { sm: isTurned ? '5fr 7fr' : '7fr 5fr', md: '1fr 1fr' },
  }) as const

const picture = {
  gridArea: { xs: 'words', sm: 'scene' },
  justifySelf: { xs: 'end', sm: 'auto' },
  inlineSize: { xs: smallScene, sm: '100%' },
  maxBlockSize: { sm: 220, md: 270 },
} as const

/** The heading is as high as the scene beside it on phones, and leaves it free. */
const besideScene = {
  display: { xs: 'grid', sm: 'block' },
  alignContent: 'center',
  minBlockSize: { xs: `calc(0.75 * ${smallScene})`, sm: 0 },
  paddingInlineEnd: { xs: `calc(${smallScene} + 12px)`, sm: 0 },
} as const

interface IndustryTexts {
  heading: string
  paragraphs: readonly string[]
  /** A number that counts something, with what it counts. */
  figure?: { value: string; label: string }
  points: { heading: string; items: Partial<Record<CanonicalPageId, string>> }
  contact: { action: string }
}

interface IndustrySectionProps {
  industry: Industry
  background: 'paper' | 'alternate'
}

/** Says what the company does for one industry, with links to the pages that say more. */
export function IndustrySection({ industry: { id, offers }, background }: IndustrySectionProps) {
  const { t } = useTexts('pages/industries')
  const pageHref = usePageHref()
  const turned = background === 'alternate'
  const { heading, paragraphs, figure, points, contact }: IndustryTexts = t(`sections.${id}`, {
    returnObjects: true,
  })
  return (
    <Section id={id} background={background} sx={{ '--sub-menu-height': dimensions.subMenuHeight }}>
      <Box sx={layoutOf(turned)}>
        <Stack
          spacing={{ xs: 1.5, sm: 2.5 }}
          sx={{
            gridArea: 'words',
            // Above the scene, which comes from its tile in the page before.
            zIndex: 1,
            alignItems: 'start',
            maxInlineSize: 'var(--measure)',
            // In turned rows, words end at the edge where the other rows' scenes do.
            justifySelf: { sm: turned ? 'end' : 'start' },
          }}
        >
          <Typography variant="h2" sx={besideScene}>
            {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {figure && (
            <Figures sx={{ marginBlockStart: { xs: 1, sm: 0 } }}>
              <DescriptionItem name={figure.label}>
                <bdi dir="ltr">{figure.value}</bdi>
              </DescriptionItem>
            </Figures>
          )}
          <ContactButton
            about={`industries/${id}`}
            variant="tonal"
            sx={{ marginBlockStart: { xs: 1, sm: 0 } }}
          >
            {contact.action}
          </ContactButton>
        </Stack>
        <LazyScene name={`industries/${id}`} sx={picture} />
        <Paper variant="arch" sx={{ gridArea: 'offers', alignSelf: 'start' }}>
          <Typography variant="h3" sx={{ paddingInline: 3, paddingBlockStart: 2.5, paddingBlockEnd: 0.5 }}>
            {points.heading}
          </Typography>
          <List sx={{ paddingBlockStart: 0, paddingBlockEnd: 1 }}>
            {offers.map((page) => (
              <ListItem key={page} disablePadding>
                <ListItemButton
                  href={pageHref(page)}
                  sx={{ gap: 1, minBlockSize: 44, paddingInline: 3, justifyContent: 'space-between' }}
                >
                  {points.items[page]}
                  <Icon name="arrow" sx={{ fontSize: 18 }} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      </Box>
    </Section>
  )
}
