import type { CanonicalPageId } from '#config/pages.ts'
import type { Kind, SectionOf, TextsOf } from '#content/kinds/kinds.ts'
import type { Values } from '#components/content/RichParagraph.tsx'

/** The words of a section, and how they are shown. */
export interface SectionWordsProps<Texts> {
  texts: Texts
  /** Where the texts stand in the locale files. */
  textKey: string
  /** The figures of the page's worked examples, which any of its texts may name. */
  values: Values
  /** The scene that wide windows show with the words. */
  picture?: string | undefined
  /** Whether it stands beside another section in one band. */
  isOfPair?: boolean
  /** The mail address that `<mail>` in its texts links to; sales by default. */
  email?: string | undefined
}

/** What the component of a kind of section takes. */
export interface SectionProps<Name extends Kind> {
  page: CanonicalPageId
  /** Its place on the page, and its fragment in links. */
  id: string
  section: SectionOf<Name>
  words: SectionWordsProps<TextsOf<Name>>
}
