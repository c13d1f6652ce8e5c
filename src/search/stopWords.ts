import { foldWord, stemOf } from './foldWord.ts'
import { splitPlain } from './splitWords.ts'

/** Words that say nothing of what is looked for, as `foldWord` writes them: also those for wishes and for the site itself. */
const stopWords: ReadonlySet<string> = new Set(
  [
    'a an and are at by can do does for from have how i in become is it list me much my need of offer on or our page please provide',
    'the to us want we what where which who with you your',
    'ا ابغي ابي احتاج اريد او الان التي الذي الي اي ب تقدمون تقدمونها توفرون صفحه عن عند عندكم على علي في قايمه كل كم كيف ل لا',
    'لدي لديكم ما ماذا مع من هذا هذه هل هناك هي هو و',
  ].flatMap((line) => line.split(' ')),
)

/** Returns the words that say what is looked for; all of them, if none does. */
export function withoutStopWords<Word>(
  words: readonly Word[],
  foldedOf: (word: Word) => string,
): readonly Word[] {
  const others = words.filter((word) => !stopWords.has(foldedOf(word)))
  return others.length > 0 ? others : words
}

/** Returns the stems of the words in a text that say what is looked for. */
export function stemsIn(text: string, stem: (folded: string) => string): string {
  const folded = splitPlain(text).map((word) => foldWord(word.text))
  return withoutStopWords(folded, (word) => word)
    .map(stem)
    .join(' ')
}

/** The stems of these words. */
export const stopStems: ReadonlySet<string> = new Set([...stopWords].map(stemOf))
