import Grid from '@mui/material/Grid'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BulletList } from '#components/content/BulletList.ts'
import { Section } from '#components/content/Section.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { ArticleTable } from './ArticleTable.tsx'
import type { Drawing } from './Drawing.ts'
import { FeatureGrid } from './FeatureGrid.tsx'
import { headingPlaces, isListBeside, type HeadingPlace } from './headingPlaces.ts'
import { Paragraphs } from './Paragraphs.tsx'
import { Proof } from './Proof.tsx'
import { Questions } from './Questions.tsx'
import { SectionWords } from './SectionWords.tsx'
import type { SectionTexts } from './texts.ts'

interface ArticleSectionsProps {
  page: CanonicalPageId
  /** The sections' texts. The key is also the section's fragment. */
  sections: Record<string, SectionTexts>
  drawings?: Readonly<Record<string, Drawing>> | undefined
  /** The mail address that `<mail>` in their paragraphs links to; sales by default. */
  email?: string
}

/** The background of a page's section by its position: alternately white and sand. */
export const backgroundAt = (position: number) => (position % 2 === 0 ? 'paper' : 'default')

/** The sections of a page. */
export function ArticleSections({ page, sections, drawings = {}, email }: ArticleSectionsProps) {
  const places = headingPlaces(sections, drawings)
  return Object.entries(sections).map(([key, texts], position) => {
    const textKey = `pages/${page}:sections.${key}`
    return (
      <Section key={key} id={key} background={backgroundAt(position)}>
        <Content
          texts={texts}
          textKey={textKey}
          drawing={drawings[key]}
          headingPlace={places[position] ?? 'above'}
          email={email}
        />
      </Section>
    )
  })
}

interface ContentProps {
  texts: SectionTexts
  /** Where they stand in the locale files. */
  textKey: string
  drawing: Drawing | undefined
  headingPlace: HeadingPlace
  email: string | undefined
}

/** A list stands beside the words, and so does a drawing of that kind; all other blocks take the whole width below them. */
function Content({ texts, textKey, drawing, headingPlace, email }: ContentProps) {
  const { heading, paragraphs, items, features, table, questions, figure } = texts
  const { references, certificates, countries } = texts
  const list =
    items && (drawing ? <drawing.Diagram items={items} figure={figure} /> : <ListOnSheet items={items} />)
  const answers = questions && <Questions questions={questions} textKey={`${textKey}.questions`} />
  const beside = answers ?? (isListBeside(drawing) ? list : undefined)
  // The words stand in the corner of a table of levels.
  const isOfLevels = table?.compareAll !== undefined
  const words = (
    <SectionWords
      heading={<Typography variant="h2">{heading}</Typography>}
      paragraphs={
        paragraphs && <Paragraphs paragraphs={paragraphs} textKey={`${textKey}.paragraphs`} email={email} />
      }
      headingPlace={headingPlace}
      asLead={paragraphs?.length === 1 && !beside && !isOfLevels}
    />
  )
  // A list on its sheet is as wide as its words.
  const wordColumns = beside === list && !drawing ? 6 : 5
  return (
    <Stack spacing={table && !paragraphs ? 2 : { xs: 3, md: 5 }}>
      {beside ? (
        <Grid
          container
          spacing={{ xs: 3, md: 7 }}
          sx={answers ? { alignItems: 'first baseline' } : undefined}
        >
          <Grid size={{ xs: 12, md: wordColumns }}>{words}</Grid>
          <Grid size={{ xs: 12, md: 12 - wordColumns }} sx={answers ? undefined : { alignSelf: 'center' }}>
            {beside}
          </Grid>
        </Grid>
      ) : (
        !isOfLevels && words
      )}
      {beside !== list && list}
      {features && <FeatureGrid features={features} />}
      <Proof references={references} certificates={certificates} countries={countries} />
      {table && (
        <ArticleTable
          table={table}
          textKey={`${textKey}.table`}
          words={isOfLevels && !beside ? words : undefined}
        />
      )}
    </Stack>
  )
}

function ListOnSheet({ items }: { items: readonly string[] }) {
  return (
    <Paper variant="filled" sx={{ padding: 'clamp(20px, 3vw, 36px)' }}>
      <BulletList>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </BulletList>
    </Paper>
  )
}
