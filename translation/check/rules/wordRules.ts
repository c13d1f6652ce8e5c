import type { WordLists } from '../../files/sharedFiles.ts'
import { forbid, type TextRule } from './textRule.ts'

const marks = /[\u064B-\u0652\u0670]/gu
/** Marks that the house style does not write. To avoid misreading, it writes shadda, a passive's damma, and tanwin. */
const unusual = /[\u064E\u0650\u0652\u0670]/gu

/** Finds words with more vowel marks than the house style writes, except words that need them. */
export function vowelMarks({ marked = [] }: WordLists): TextRule {
  const listed = phrases(marked, 'u')
  return forbid(/[\p{Script=Arabic}\p{M}]+/gu, 'vowel-marks', {
    wanted: (word) => (listed.test(word) ? word : withFewerMarks(word)),
  })
}

function withFewerMarks(word: string) {
  const kept = word.replace(unusual, '')
  const letters = kept.match(/\p{L}[\u064B-\u0652\u0670]+/gu) ?? []
  return letters.length > 2 ? word.replace(marks, '') : kept
}

/** Matches whole phrases, in Arabic also with joined prefixes and endings. The phrase is the first group. */
export function phrases(wanted: readonly string[], flags: string): RegExp {
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length)
  return new RegExp(
    `(?<![\\p{L}\\p{M}])[وف]?س?(?:[بكل]?ال|لل|[بكل])?(${longestFirst.join('|') || '(?!)'})(?:ه|ها|هما|هم|هن|ك|كم|نا|ي|ون|ونه|ونها)?(?![\\p{L}\\p{M}])`,
    flags,
  )
}

/** Finds words that the house style does not allow, such as "نركب" for "نركّب", or "organisation" for "organization". */
export function houseStyle({ instead = {} }: WordLists): TextRule {
  return forbid(phrases(Object.keys(instead), 'giu'), 'say-instead', {
    wanted: (_found, [, phrase = '']) => instead[phrase] ?? instead[phrase.toLowerCase()],
  })
}
