import type { Values } from '#components/content/RichParagraph.tsx'
import { ArticleText } from './ArticleText.tsx'
import { itemKey } from './itemKey.ts'

interface ParagraphsProps {
  paragraphs: readonly string[]
  /** Where they stand in the locale files. */
  textKey: string
  /** The mail address that `<mail>` in them links to; sales by default. */
  email?: string | undefined
  /** What their placeholders stand for. */
  values?: Values | undefined
}

/** The paragraphs of a section; the tags in them become links. */
export function Paragraphs({ paragraphs, textKey, email, values }: ParagraphsProps) {
  return paragraphs.map((paragraph, index) => (
    <p key={itemKey(paragraph, index)}>
      <ArticleText text={paragraph} textKey={`${textKey}.${index}`} email={email} values={values} />
    </p>
  ))
}
