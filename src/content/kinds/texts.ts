/** Words that every section has. */
export interface Words {
  heading: string
  paragraphs?: string[]
}

export interface TitledText {
  title: string
  text: string
}
