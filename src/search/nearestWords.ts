import { countSlips } from './slips.ts'

/** A word that the search knows, folded and as it is written, and its stem. */
export interface KnownWord {
  folded: string
  written: string
  stem: string
}

/** From so many letters on, one slip is corrected; from twice as many on, two. */
const lettersForSlip = 4

/** Returns the words that are the fewest slips away from a folded word, at most `limit`. */
export function nearestWords(
  known: Iterable<KnownWord>,
  folded: string,
  limit: number = Math.min(2, Math.floor(folded.length / lettersForSlip)),
): KnownWord[] {
  let least = limit
  let found: KnownWord[] = []
  if (limit === 0) return found
  for (const word of known) {
    const slips = countSlips(folded, word.folded, least)
    if (slips > least) continue
    if (slips < least) found = []
    least = slips
    found.push(word)
  }
  return found
}
