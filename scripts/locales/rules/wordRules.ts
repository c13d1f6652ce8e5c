import type { FindingDetails } from '../report/Finding.ts'
import type { WordLists } from '../files/sharedFiles.ts'
import { pluralKey } from '../checks/plurals.ts'
import { forbid, type TextRule } from './textRule.ts'
import { tagOf } from './writing.ts'

const marks = /[\u064B-\u0652\u0670]/gu
/** All but shadda, the damma of a passive, and tanwin, which the house style writes where readers would misread a word. */
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

/** Matches each of these as a whole, in Arabic also with what is written in one with it. The phrase is the first group. */
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

/** Finds a number with the wrong form of its noun: "8 سنة", "15 year". In English, "a 4 hour response" is right. */
export function numberedNouns(language: string, words: WordLists): TextRule {
  const plural = new Intl.PluralRules(tagOf(language))
  const numbered = /(?<![\d.,x])(\d{1,3}(?:,\d{3})*)\+? ([\p{L}\p{M}]+)(?=(\s+\p{L}+)?)/gu
  const wanted = (_found: string, [, number = '', word = '', next]: readonly string[]) => {
    const isCompound = language === 'en' && next !== undefined && !functionWord.test(next)
    if (isCompound) return undefined
    const form = rightForm(word, plural.select(Number(number.replaceAll(',', ''))), words)
    return form && `${number} ${form}`
  }
  return forbid(numbered, 'number-noun', { wanted })
}

/** Finds a plural text whose noun has the form of another number: `{{count}} مشروع` below `_few`. */
export function pluralNoun(key: string, text: string, words: WordLists): FindingDetails[] {
  const { category } = pluralKey(key) ?? {}
  const [, word = ''] = /(?:\{\{count\}\}\s+|^)([\p{L}\p{M}]+)/u.exec(text) ?? []
  const wanted = category && rightForm(word, category, words)
  return wanted ? [{ code: 'plural-noun', values: { found: word, wanted } }] : []
}

/** The form that a noun of the list has after such a number, if the word is another of its forms. */
function rightForm(word: string, category: Intl.LDMLPluralRule, { counted = [] }: WordLists) {
  const noun = counted.find((forms) => Object.values(forms).some((form) => bare(form) === bare(word)))
  const wanted = noun && (noun[category] ?? noun.other)
  return wanted && bare(wanted) !== bare(word) ? wanted : undefined
}

const functionWord =
  /^\s*(?:and|or|of|in|on|at|to|for|from|with|by|before|after|than|that|which|is|are|was|were|each|per|a|the|as)$/

function bare(word: string) {
  return word.toLowerCase().replace(marks, '')
}
