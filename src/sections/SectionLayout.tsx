import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { SceneDetail } from '#components/content/SceneDetail.tsx'
import type { Words } from '#content/kinds/texts.ts'
import { ArticleText } from './ArticleText.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import type { SectionWordsProps } from './SectionProps.ts'

const columns = { alignItems: 'first baseline' } as const

/** Chromium would part a heading from what stands below it in a grid. */
const stackedOnPaper = {
  '@media print': { display: 'block', '& > * + *': { marginBlockStart: 3 } },
} as const

interface SectionLayoutProps extends SectionWordsProps<Words> {
  /** What follows the heading and the paragraphs, in their column. */
  belowWords?: ReactNode
  /** What stands beside the words in a wide window. Without it, the paragraphs stand beside their heading. */
  beside?: ReactNode
  /** What stands below both, as wide as the page. */
  children?: ReactNode
}

/** The heading of a section, and what stands beside and below it. All sections have the same second edge. */
export function SectionLayout(props: SectionLayoutProps) {
  const { texts, textKey, email, values, detail, belowWords, beside, children } = props
  const { heading, paragraphs } = texts
  const title = (
    <Typography variant="h2">
      <ArticleText text={heading} textKey={`${textKey}.heading`} values={values} />
    </Typography>
  )
  const prose = paragraphs && (
    // A single paragraph beside its heading is set larger, and fills its room.
    <Stack spacing={2} sx={{ typography: paragraphs.length === 1 && !beside ? 'lead' : 'body1' }}>
      <Paragraphs paragraphs={paragraphs} textKey={`${textKey}.paragraphs`} email={email} values={values} />
    </Stack>
  )
  const end = beside ?? prose
  const start =
    beside || belowWords || detail ? (
      <Stack spacing={2.5}>
        {title}
        {beside && prose}
        {belowWords}
        {detail && <SceneDetail name={detail.scene} of={detail.of} />}
      </Stack>
    ) : (
      title
    )
  const aside = beside ? 'md' : 'sm'
  return (
    <Stack spacing={children && !paragraphs ? 2 : { xs: 3, md: 5 }}>
      {end ? (
        <Grid
          container
          spacing={{ xs: beside ? 3 : 2, sm: 4, md: 7 }}
          sx={beside ? [columns, stackedOnPaper] : columns}
        >
          <Grid size={{ xs: 12, [aside]: 5 }}>{start}</Grid>
          <Grid size={{ xs: 12, [aside]: 7 }}>{end}</Grid>
        </Grid>
      ) : (
        start
      )}
      {children}
    </Stack>
  )
}
