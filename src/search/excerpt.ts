import type { FoundWord } from './termsIn.ts'

/** A piece of a text; a marked one is a word that was found. */
export interface Piece {
  text: string
  isMarked: boolean
}

/** Returns the words of a text that were looked for. */
type FindWords = (text: string) => readonly FoundWord[]

/** Returns a text in pieces, its found words marked. */
export function markWords(text: string, findWords: FindWords): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const word of findWords(text)) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMarked: false })
    pieces.push({ text: word.text, isMarked: true })
    end = word.end
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMarked: false }] : pieces
}

/** Returns the sentence with most of the found words, or the first one. */
export function bestSentence(texts: readonly string[], findWords: FindWords): string {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?؟])\s+/u))
  const counts = sentences.map((sentence) => new Set(findWords(sentence).map(({ stem }) => stem)).size)
  return sentences[counts.indexOf(Math.max(...counts))] ?? ''
}
