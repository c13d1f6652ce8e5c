import { Suspense } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { ArticleSection, type Drawing } from './ArticleSection.tsx'
import type { SectionTexts } from './texts.ts'

interface ArticleSectionsProps {
  /** The page whose texts they are. */
  page: CanonicalPageId
  /** By key, which is also the section's fragment. */
  sections: Record<string, SectionTexts>
  /** Sections whose matter is drawn. */
  drawings?: Readonly<Record<string, Drawing>> | undefined
  /** Whom the mail addresses in their paragraphs write to; sales where it is not said. */
  email?: string
}

/** The sections of a page in their order, on white and sand in turn; each is hydrated by itself. */
export function ArticleSections({ page, sections, drawings, email }: ArticleSectionsProps) {
  return Object.entries(sections).map(([key, texts], position) => (
    <Suspense key={key}>
      <ArticleSection
        id={key}
        textKey={`pages/${page}:sections.${key}.paragraphs`}
        texts={texts}
        tone={position % 2 === 0 ? 'white' : 'page'}
        email={email}
        drawing={drawings?.[key]}
      />
    </Suspense>
  ))
}
