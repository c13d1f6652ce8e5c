import type { CanonicalPageId } from '#config/pages.ts'
import type { Kind, SectionOf, TextsOf } from '#content/kinds/kinds.ts'
import type { Values } from '#components/content/RichParagraph.tsx'
import type { HeadingPlace } from './headingPlaces.ts'

/** What the component of a kind of section takes. */
export interface SectionProps<Name extends Kind> {
  page: CanonicalPageId
  section: SectionOf<Name>
  texts: TextsOf<Name>
  /** Where the texts stand in the locale files. */
  textKey: string
  headingPlace: HeadingPlace
  /** The figures of the page's worked examples, which any of its texts may name. */
  values: Values
  /** The mail address that `<mail>` in its texts links to; sales by default. */
  email?: string | undefined
}
