/** What the blocks of an article take from its locale file. */
export interface SectionTexts {
  heading: string
  paragraphs?: string[]
  items?: string[]
  features?: { title: string; text: string }[]
  table?: TableTexts
  questions?: { question: string; answer: string }[]
}

export interface TableTexts {
  caption: string
  /** The first one heads the rows' own headers. */
  columns: string[]
  rows: string[][]
}
