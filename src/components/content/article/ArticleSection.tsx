import { styled } from '#theme/styled.ts'
import type { ComponentType } from 'react'
import { BulletList } from '#components/content/BulletList.ts'
import { Section } from '#components/content/Section.tsx'
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

const Matter = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 760 })

/** A figure that shows a section's list, or the things that its table compares. */
export type Drawing = ComponentType<{ items: readonly string[] }>

interface ArticleSectionProps {
  /** Fragment of the section. */
  id: string
  /** Key of its paragraphs: `<namespace>:sections.<key>.paragraphs`. */
  textKey: string
  texts: SectionTexts
  tone: 'page' | 'white'
  /** The mail address that `<mail>` in its paragraphs links to; sales by default. */
  email?: string | undefined
  drawing?: Drawing | undefined
}

/** A section of an article: paragraphs, and a list, features, a table or a figure where its texts have one. */
export function ArticleSection({ id, textKey, texts, tone, email, drawing: Drawing }: ArticleSectionProps) {
  const { heading, paragraphs, items, features, table } = texts
  const drawn = items ?? table?.columns.slice(1)
  return (
    <Section id={id} tone={tone}>
      <Columns>
        <Heading>{heading}</Heading>
        <Matter>
          {paragraphs.map((paragraph, index) => (
            <RichParagraph key={paragraph} textKey={`${textKey}.${index}`} text={paragraph} email={email} />
          ))}
          {items && !Drawing && (
            <BulletList>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </BulletList>
          )}
        </Matter>
        {Drawing && drawn && (
          <div className="wide">
            <Drawing items={drawn} />
          </div>
        )}
        {features && <FeatureGrid className="wide" features={features} />}
        {table && <ComparisonTable className="wide" table={table} />}
      </Columns>
    </Section>
  )
}
