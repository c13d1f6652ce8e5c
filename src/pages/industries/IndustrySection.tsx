import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { LazyScene } from '#components/content/LazyScene.tsx'
import { Section } from '#components/content/Section.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { dimensions } from '#theme/tokens.ts'
import type { IndustryId } from '#config/industries.ts'
import { offers } from './offers.ts'

/** A jump leaves 45 px above the section, less than the height of bar and sub-menu, so the section has that height inside. */
const padded = {
  paddingBlockStart: `max(var(--bar-end) + ${dimensions.subMenuHeight}, clamp(48px, 6vw, 72px))`,
}

/** Says what the company does for one industry, with links to the pages that say more. */
export function IndustrySection({ id, background }: { id: IndustryId; background: 'paper' | 'alternate' }) {
  const { t } = useTexts('pages/industries')
  const pageHref = usePageHref()
  const items = t(`sections.${id}.points.items`, { returnObjects: true })
  return (
    <Section id={id} background={background} sx={padded}>
      <Grid container spacing={{ xs: 4, md: 7 }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
            <Typography variant="h2">{t(`sections.${id}.heading`)}</Typography>
            {t(`sections.${id}.paragraphs`, { returnObjects: true }).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ContactButton about={`industries/${id}`}>{t(`sections.${id}.contact.action`)}</ContactButton>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={3}>
            <LazyScene name={`industries/${id}`} sx={{ maxBlockSize: { xs: 150, md: 220 } }} />
            <Paper variant="arch">
              <Typography variant="h3" sx={{ padding: '20px 24px 4px' }}>
                {t(`sections.${id}.points.heading`)}
              </Typography>
              <List disablePadding>
                {offers[id].map((page, index) => (
                  <ListItem key={page} disablePadding>
                    <ListItemButton
                      href={pageHref(page)}
                      sx={{ gap: 1, paddingInline: 3, justifyContent: 'space-between' }}
                    >
                      {items[index]}
                      <Icon name="arrow" sx={{ fontSize: 18 }} />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            </Paper>
          </Stack>
        </Grid>
      </Grid>
    </Section>
  )
}
