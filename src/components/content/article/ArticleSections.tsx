import { Suspense } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import { ArticleSection, type Drawing } from './ArticleSection.tsx'
import type { SectionTexts } from './texts.ts'

interface ArticleSectionsProps {
  /** The page whose texts are shown. */
  page: CanonicalPageId
  /** The sections' texts. The key is also the section's fragment. */
  sections: Record<string, SectionTexts>
  /** Drawings of sections, by key. */
  drawings?: Readonly<Record<string, Drawing>> | undefined
  /** The mail address that `<mail>` in their paragraphs links to; sales by default. */
  email?: string
}

/** The sections of a page, alternately on white and sand. React hydrates each by itself. */
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
