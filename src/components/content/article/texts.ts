/** What the blocks of an article take from its locale file. */
export interface SectionTexts extends ProofTexts {
  heading: string
  paragraphs?: string[]
  items?: string[]
  /** The figure that a drawing of the list leads to. */
  figure?: FigureTexts
  features?: FeatureTexts[]
  table?: TableTexts
  questions?: { question: string; answer: string }[]
}

export interface FeatureTexts {
  title: string
  text: string
}

export interface FigureTexts {
  value: string
  label: string
}

/** What only the owner can supply. Until a section of a locale file has it, no page shows it. */
export interface ProofTexts {
  references?: readonly { quote: string; name: string; role: string }[]
  certificates?: readonly FeatureTexts[]
  countries?: readonly string[]
}

export interface TableTexts {
  caption: string
  /** The first one heads the rows' own headers. */
  columns: string[]
  rows: string[][]
  /** The question of the arch above each column, and the level's answer. */
  arches?: { question: string; answer: string }[]
  /** Where the columns are levels: the words of the button that shows all of them on a phone. */
  compareAll?: string
  /** What is left open, below the table. */
  note?: string
}
