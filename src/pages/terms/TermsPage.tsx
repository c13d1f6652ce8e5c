import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { roomBelowBar } from '#components/content/jumpMargin.ts'
import { columnGap, ofTwelve } from '#components/content/secondEdge.ts'
import { Section } from '#components/content/Section.tsx'
import { fingerPadding } from '#theme/tokens.ts'
import { InTurn } from '#scheduling/InTurn.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'
import { TermsPart, type TermTexts } from './TermsPart.tsx'

/** Beside the text it stays in sight. */
const contents = {
  position: { md: 'sticky' },
  insetBlockStart: ({ spacing }: Theme) => ({ md: `calc(var(--bar-end) + ${spacing(3)})` }),
  maxBlockSize: ({ spacing }: Theme) => ({ md: `calc(100vh - var(--bar-end) - ${spacing(6)})` }),
  overflowY: { md: 'auto' },
  typography: { md: 'body2' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: 3.5 },
  '& a': { display: 'block', paddingBlock: { xs: fingerPadding, md: 0.5 } },
} as const

/** The heading of the first is level with that of the contents. */
const parts = {
  marginBlockStart: `calc(-1 * (${roomBelowBar}))`,
  '@media print': { marginBlockStart: 0 },
} as const

export default function TermsPage() {
  const { t } = useTexts('pages/terms')
  const sections: Record<string, TermTexts> = t('sections', { returnObjects: true })
  return (
    <InnerPage page="terms" promise="answer">
      <Section background="paper">
        <Grid container spacing={{ xs: 5, md: columnGap.md }}>
          <Grid size={{ xs: 12, md: ofTwelve.first }}>
            <Box component="nav" aria-labelledby="contents" sx={contents}>
              <Typography variant="h3" component="h2" id="contents" sx={{ marginBlockEnd: 1 }}>
                {t('contents')}
              </Typography>
              <ol>
                {Object.entries(sections).map(([key, { heading }]) => (
                  <li key={key}>
                    <PageLink page="terms" fragment={key}>
                      {heading}
                    </PageLink>
                  </li>
                ))}
              </ol>
            </Box>
          </Grid>
          <Grid size={{ xs: 12, md: ofTwelve.second }}>
            <Stack spacing={3} sx={parts}>
              <InTurn>
                {Object.entries(sections).map(([key, texts]) => (
                  <TermsPart key={key} id={key} texts={texts} />
                ))}
              </InTurn>
            </Stack>
          </Grid>
        </Grid>
      </Section>
    </InnerPage>
  )
}
