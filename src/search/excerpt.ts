import { splitPlain } from './splitWords.ts'

/** A piece of a text; a marked one is a word that was found. */
export interface Piece {
  text: string
  isMarked: boolean
}

/** Whether a word is one of those that were found. */
type IsFound = (word: string) => string | null

/** Returns a text in pieces, its found words marked. */
export function markWords(text: string, isFound: IsFound): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const word of splitPlain(text)) {
    if (isFound(word.text) === null) continue
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMarked: false })
    pieces.push({ text: word.text, isMarked: true })
    end = word.end
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMarked: false }] : pieces
}

/** Returns the sentence with most of the found words, or the first one. */
export function bestSentence(texts: readonly string[], isFound: IsFound): string {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?؟])\s+/u))
  const counts = sentences.map((sentence) => {
    const found = splitPlain(sentence).map(({ text }) => isFound(text))
    return new Set(found.filter((stem) => stem !== null)).size
  })
  return sentences[counts.indexOf(Math.max(...counts))] ?? ''
}
