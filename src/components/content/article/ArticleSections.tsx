import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { BulletList } from '#components/content/BulletList.ts'
import { Section } from '#components/content/Section.tsx'
import type { CanonicalPageId } from '#config/pages.ts'
import { Heading } from '#components/ui/text.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import { RichParagraph } from './RichParagraph.tsx'
import type { SectionTexts } from './texts.ts'

/** The heading stands at the start, the content beside it. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 3vw, 32px) clamp(32px, 5vw, 72px)',
  alignItems: 'first baseline',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', '& > .wide': { gridColumn: '1 / -1' } },
}))

const TextColumn = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 760 })

/** Draws a section's list, or the things that its table compares. */
export type Diagram = ComponentType<{ items: readonly string[] }>

interface ArticleSectionsProps {
  /** The page whose texts are shown. */
  page: CanonicalPageId
  /** The sections' texts. The key is also the section's fragment. */
  sections: Record<string, SectionTexts>
  /** Diagrams of sections, by key. */
  diagrams?: Readonly<Record<string, Diagram>> | undefined
  /** The mail address that `<mail>` in their paragraphs links to; sales by default. */
  email?: string
}

/** The sections of a page, alternately on white and sand. */
export function ArticleSections({ page, sections, diagrams, email }: ArticleSectionsProps) {
  return Object.entries(sections).map(([key, texts], position) => (
    <Section key={key} id={key} tone={position % 2 === 0 ? 'white' : 'page'}>
      <Content
        texts={texts}
        textKey={`pages/${page}:sections.${key}.paragraphs`}
        email={email}
        diagram={diagrams?.[key]}
      />
    </Section>
  ))
}

interface ContentProps {
  texts: SectionTexts
  textKey: string
  email: string | undefined
  diagram: Diagram | undefined
}

/** Paragraphs, and a list, features, a table or a diagram where the texts have one. */
function Content({ texts, textKey, email, diagram: Diagram }: ContentProps) {
  const { heading, paragraphs, items, features, table } = texts
  const diagramItems = items ?? table?.columns.slice(1)
  return (
    <Columns>
      <Heading>{heading}</Heading>
      <TextColumn>
        {paragraphs.map((paragraph, index) =>
          paragraph.includes('<') ? (
            <RichParagraph key={paragraph} textKey={`${textKey}.${index}`} email={email} />
          ) : (
            <p key={paragraph}>{paragraph}</p>
          ),
        )}
        {items && !Diagram && (
          <BulletList>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </BulletList>
        )}
      </TextColumn>
      {Diagram && diagramItems && (
        <div className="wide">
          <Diagram items={diagramItems} />
        </div>
      )}
      {features && <FeatureGrid className="wide" features={features} />}
      {table && <ComparisonTable className="wide" table={table} />}
    </Columns>
  )
}
