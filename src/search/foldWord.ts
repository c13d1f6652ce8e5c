import { latinDigits } from '#i18n/latinDigits.ts'
import { arabicEndings, article, brokenPlurals, englishEndings, letters, onePrefix } from './spellings.ts'

const isArabic = /\p{Script=Arabic}/u

function replaceAll(word: string, table: readonly (readonly [RegExp, string])[]) {
  return table.reduce((rest, [from, to]) => rest.replace(from, to), word)
}

/** Returns a word in one spelling: without case, marks, the forms of a letter, and the Arabic article. */
export function foldWord(word: string): string {
  const folded = replaceAll(latinDigits(word).toLowerCase().normalize('NFKD'), letters)
  return isArabic.test(folded) ? withoutArticle(folded) : folded
}

/** Takes the article off as often as it seems to be there: «الالتزام» and «التزام» become the same. */
function withoutArticle(word: string): string {
  const rest = word.replace(article, '')
  return rest === word || rest.length < 3 ? word : withoutArticle(rest)
}

/** Returns what the singular, the plural and other forms of a folded word share. */
export function stemOf(folded: string): string {
  if (!isArabic.test(folded)) return replaceAll(folded, englishEndings)
  return arabicEndings.reduce((rest, [ending]) => rest.replace(ending, ''), brokenPlurals[folded] ?? folded)
}

/**
 * Returns the stems of a folded word: its own, and that of what follows «و» and its like, which may be a letter of the
 * word itself, as in «وظائف».
 */
export function stemsOf(folded: string): readonly [string, ...string[]] {
  const stem = stemOf(folded)
  return onePrefix.test(folded) ? [stem, stemOf(foldWord(folded.slice(1)))] : [stem]
}
