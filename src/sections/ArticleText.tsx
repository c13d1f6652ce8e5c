import { RichText, type Values } from '#components/content/RichParagraph.tsx'

interface ArticleTextProps {
  text: string
  /** Where it stands in the locale files. */
  textKey: string
  /** The mail address that `<mail>` in it links to; sales by default. */
  email?: string | undefined
  /** What its placeholders stand for. */
  values?: Values | undefined
}

/** A text of an article; the tags in it become links, and its placeholders figures. */
export function ArticleText({ text, ...rich }: ArticleTextProps) {
  if (!/<|\{\{/.test(text)) return text
  // Figures may change: an element of its own goes as a whole, also on a page that a browser has translated.
  if (text.includes('{{'))
    return (
      <span key={Object.values(rich.values ?? {}).join(' ')}>
        <RichText {...rich} />
      </span>
    )
  return <RichText {...rich} />
}
