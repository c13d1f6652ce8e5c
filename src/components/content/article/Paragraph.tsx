import { RichParagraph } from '#components/content/RichParagraph.tsx'

interface ParagraphProps {
  text: string
  /** Where it stands in the locale files. */
  textKey: string
  /** The mail address that `<mail>` in it links to; sales by default. */
  email?: string | undefined
}

/** A paragraph of an article; the tags in its text become links. */
export function Paragraph({ text, textKey, email }: ParagraphProps) {
  return text.includes('<') ? <RichParagraph textKey={textKey} email={email} /> : <p>{text}</p>
}
