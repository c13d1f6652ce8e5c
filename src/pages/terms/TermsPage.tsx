import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { cellOf, ComparisonTable } from '#sections/ComparisonTable.tsx'
import { Paragraphs } from '#sections/Paragraphs.tsx'
import type { TableTexts } from '#content/kinds/table.ts'
import { BulletList } from '#components/content/BulletList.ts'
import { InnerPage } from '#components/content/InnerPage.tsx'
import { jumpMargin, roomBelowBar } from '#components/content/jumpMargin.ts'
import { Section } from '#components/content/Section.tsx'
import { PageLink } from '#components/ui/PageLink.tsx'

/** Beside the text it stays in sight. */
const Contents = styled('nav')(({ theme }) => ({
  '& ol': { listStyle: 'decimal', paddingInlineStart: theme.spacing(3.5) },
  '& li': { paddingBlock: theme.spacing(0.5) },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: `calc(var(--bar-end) + ${theme.spacing(3)})`,
    maxBlockSize: `calc(100vh - var(--bar-end) - ${theme.spacing(6)})`,
    overflowY: 'auto',
    ...theme.typography.body2,
  },
}))

/** The first one's heading is level with that of the contents. */
const part = {
  ...jumpMargin,
  paddingBlockStart: `calc(${roomBelowBar})`,
  '&:first-of-type': { marginBlockStart: `calc(-1 * (${roomBelowBar}))` },
} as const

export default function TermsPage() {
  const { t } = useTexts('pages/terms')
  const sections: Record<string, TermTexts> = t('sections', { returnObjects: true })
  return (
    <InnerPage page="terms" promise="answer">
      <Section background="paper">
        <Grid container spacing={{ xs: 5, md: 7 }}>
          <Grid size={{ xs: 12, md: 5 }}>
            <Contents aria-labelledby="contents">
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
            </Contents>
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <Stack spacing={3}>
              {Object.entries(sections).map(([key, texts]) => (
                <TermsPart key={key} id={key} texts={texts} />
              ))}
            </Stack>
          </Grid>
        </Grid>
      </Section>
    </InnerPage>
  )
}

interface TermTexts {
  heading: string
  paragraphs?: string[]
  items?: string[]
  table?: TableTexts['table']
}

interface TermsPartProps {
  id: string
  texts: TermTexts
}

function TermsPart({ id, texts: { heading, paragraphs = [], items = [], table } }: TermsPartProps) {
  const textKey = `pages/terms:sections.${id}`
  return (
    <Stack component="section" id={id} spacing={2} sx={part}>
      <Typography variant="h2">{heading}</Typography>
      <Paragraphs paragraphs={paragraphs} textKey={`${textKey}.paragraphs`} />
      {items.length > 0 && (
        <BulletList>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </BulletList>
      )}
      {table && <ComparisonTable table={table} cellKey={cellOf(`${textKey}.table`)} />}
    </Stack>
  )
}
