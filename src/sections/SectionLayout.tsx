import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ArticleText } from './ArticleText.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { SectionWords } from './SectionWords.tsx'
import type { Words } from '#content/kinds/texts.ts'
import type { SectionWordsProps } from './SectionProps.ts'

interface SectionLayoutProps extends SectionWordsProps<Words> {
  /** What follows the paragraphs, in their column. */
  belowWords?: ReactNode
  /** What stands beside the words in a wide window. */
  beside?: ReactNode
  /** How many of twelve columns the words then have. */
  wordColumns?: 5 | 6
  /** Whether the first lines of both sides are in line, and not the middles. */
  alignFirstLines?: boolean
  /** What stands below both, as wide as the page. */
  children?: ReactNode
}

/** The words of a section, and what stands beside and below them. */
export function SectionLayout(props: SectionLayoutProps) {
  const { texts, textKey, headingPlace, email, values, belowWords, beside, children } = props
  const { wordColumns = 5, alignFirstLines = false } = props
  const { heading, paragraphs } = texts
  const words = (
    <SectionWords
      heading={
        <Typography variant="h2">
          <ArticleText text={heading} textKey={`${textKey}.heading`} values={values} />
        </Typography>
      }
      paragraphs={
        paragraphs && (
          <Paragraphs
            paragraphs={paragraphs}
            textKey={`${textKey}.paragraphs`}
            email={email}
            values={values}
          />
        )
      }
      headingPlace={headingPlace}
      asLead={paragraphs?.length === 1 && !beside}
    />
  )
  const start = belowWords ? (
    <Stack spacing={3}>
      {words}
      {belowWords}
    </Stack>
  ) : (
    words
  )
  return (
    <Stack spacing={children && !paragraphs ? 2 : { xs: 3, md: 5 }}>
      {beside ? (
        <Grid
          container
          spacing={{ xs: 3, md: 7 }}
          sx={alignFirstLines ? { alignItems: 'first baseline' } : undefined}
        >
          <Grid size={{ xs: 12, md: wordColumns }}>{start}</Grid>
          <Grid
            size={{ xs: 12, md: 12 - wordColumns }}
            sx={alignFirstLines ? undefined : { alignSelf: belowWords ? 'start' : 'center' }}
          >
            {beside}
          </Grid>
        </Grid>
      ) : (
        start
      )}
      {children}
    </Stack>
  )
}
