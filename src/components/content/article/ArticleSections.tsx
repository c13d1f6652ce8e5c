import Grid from '@mui/material/Grid'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'
import { BulletList } from '#components/content/BulletList.ts'
import { Section } from '#components/content/Section.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { ArticleText } from './ArticleText.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import { Questions } from './Questions.tsx'
import type { SectionTexts } from './texts.ts'

/** Draws a section's list, or the things that its table compares. */
export type Diagram = ComponentType<{ items: readonly string[] }>

interface ArticleSectionsProps {
  page: CanonicalPageId
  /** The sections' texts. The key is also the section's fragment. */
  sections: Record<string, SectionTexts>
  diagrams?: Readonly<Record<string, Diagram>> | undefined
  /** The mail address that `<mail>` in their paragraphs links to; sales by default. */
  email?: string
}

/** The sections of a page, alternately on white and sand. */
export function ArticleSections({ page, sections, diagrams, email }: ArticleSectionsProps) {
  return Object.entries(sections).map(([key, texts], position) => {
    const textKey = `pages/${page}:sections.${key}`
    return (
      <Section key={key} id={key} background={position % 2 === 0 ? 'paper' : 'default'}>
        <Content texts={texts} textKey={textKey} diagram={diagrams?.[key]}>
          {texts.paragraphs && (
            <Stack spacing={2}>
              {texts.paragraphs.map((paragraph, index) => (
                <p key={paragraph}>
                  <ArticleText text={paragraph} textKey={`${textKey}.paragraphs.${index}`} email={email} />
                </p>
              ))}
            </Stack>
          )}
        </Content>
      </Section>
    )
  })
}

interface ContentProps {
  texts: SectionTexts
  /** Where they stand in the locale files. */
  textKey: string
  diagram: Diagram | undefined
  /** Its paragraphs. */
  children: ReactNode
}

/** Text alone stands beside its heading, a list on a sheet; features, tables and diagrams take the whole width. */
function Content({ texts, textKey, diagram: Diagram, children: text }: ContentProps) {
  const { heading, items, features, table, questions } = texts
  const diagramItems = items ?? table?.columns.slice(1)
  const title = <Typography variant="h2">{heading}</Typography>
  if (items && !Diagram) {
    return (
      <Grid container spacing={{ xs: 3, md: 7 }}>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={2.5}>
            {title}
            {text}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Paper variant="arch" sx={{ padding: 'clamp(20px, 3vw, 36px)' }}>
            <BulletList>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </BulletList>
          </Paper>
        </Grid>
      </Grid>
    )
  }
  if (features ?? table ?? Diagram) {
    return (
      <Stack spacing={{ xs: 3, md: 5 }}>
        <Stack spacing={2} sx={{ maxInlineSize: 760 }}>
          {title}
          {text}
        </Stack>
        {Diagram && diagramItems && <Diagram items={diagramItems} />}
        {features && <FeatureGrid features={features} />}
        {table && <ComparisonTable table={table} textKey={`${textKey}.table`} />}
      </Stack>
    )
  }
  return (
    <Grid container spacing={{ xs: 2.5, md: 7 }} sx={{ alignItems: 'first baseline' }}>
      <Grid size={{ xs: 12, md: 5 }}>{title}</Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        {text}
        {questions && <Questions questions={questions} textKey={`${textKey}.questions`} />}
      </Grid>
    </Grid>
  )
}
