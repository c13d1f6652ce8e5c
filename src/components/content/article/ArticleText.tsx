import { RichText } from '#components/content/RichParagraph.tsx'

interface ArticleTextProps {
  text: string
  /** Where it stands in the locale files. */
  textKey: string
  /** The mail address that `<mail>` in it links to; sales by default. */
  email?: string | undefined
}

/** A text of an article; the tags in it become links. */
export function ArticleText({ text, textKey, email }: ArticleTextProps) {
  return text.includes('<') ? <RichText textKey={textKey} email={email} /> : text
}
