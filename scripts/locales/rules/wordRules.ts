import type { WordLists } from '../files/wordsFile.ts'
import { forbid, type TextRule } from './textRule.ts'

const marks = /[\u064B-\u0652\u0670]/gu
/** Shadda, the damma of a passive, and tanwin. The house style writes them where readers would misread a word. */
const usual = /[\u0651\u064F\u064B-\u064D]/gu

/** Finds words with more vowel marks than the house style writes, except words that need them. */
export function vowelMarks({ marked }: WordLists): TextRule {
  const listed = new RegExp(
    `^[وف]?س?(?:[بكل]?ال|لل|[بكل])?(?:${marked.join('|') || '(?!)'})(?:ه|ها|هما|هم|هن|ك|كم|نا|ي)?$`,
    'u',
  )
  return forbid(/[\p{Script=Arabic}\p{M}]+/gu, 'vowel-marks', {
    wanted: (word) => (isOvermarked(word) && !listed.test(word) ? word.replace(marks, '') : undefined),
  })
}

function isOvermarked(word: string) {
  const letters = word.match(/\p{L}[\u064B-\u0652\u0670]+/gu) ?? []
  return letters.length > 2 || word.replace(usual, '') !== word.replace(marks, '')
}

/** Finds words that the house style does not allow, such as "نركب" for "نركّب", or "organisation" for "organization". */
export function houseStyle({ instead = {} }: WordLists): TextRule {
  const phrases = Object.keys(instead).toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}])[وف]?(${phrases.join('|') || '(?!)'})(?:ها|ه|هم|ون|ونه|ونها)?(?![\\p{L}\\p{M}])`,
    'giu',
  )
  return forbid(pattern, 'say-instead', {
    wanted: (_found, [, phrase = '']) => instead[phrase] ?? instead[phrase.toLowerCase()],
  })
}

/** Finds a number with the wrong form of its noun: "8 سنة", "15 year". In English, "a 4 hour response" is right. */
export function numberedNouns(language: string, { counted }: WordLists): TextRule {
  const plural = new Intl.PluralRules(language)
  const forms = new Map(
    counted.flatMap((noun) => Object.values(noun).map((form) => [bare(form), noun] as const)),
  )
  const numbered = /(?<![\d.,x])(\d{1,3}(?:,\d{3})*)\+? ([\p{L}\p{M}]+)(?=(\s+\p{L}+)?)/gu
  const wanted = (_found: string, [, number = '', word = '', next]: readonly string[]) => {
    const noun = forms.get(bare(word))
    const isCompound = language === 'en' && next !== undefined && !functionWords.has(next.trim())
    if (!noun || isCompound) return undefined
    const form = noun[plural.select(Number(number.replaceAll(',', '')))] ?? noun.other
    return bare(form) === bare(word) ? undefined : `${number} ${form}`
  }
  return forbid(numbered, 'number-noun', { wanted })
}

const functionWords = new Set(
  'and or of in on at to for from with by before after than that which is are was were each per a the as'.split(
    ' ',
  ),
)

function bare(word: string) {
  return word.toLowerCase().replace(marks, '')
}
