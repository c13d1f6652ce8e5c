import { plainText } from './markup.ts'

/** Conjunction, preposition and article: و ف, then ب ك ل, then ال. Together, ل and ال become لل. */
const prefix = '[وف]?(?:[بك]?ال|لل|[بكل])?'
/** The prefixes of a verb: present (ي ت ن أ), future (س) and jussive (ل). */
const verbPrefix = '[وف]?[سل]?[يتنأ]'
/** The letters of endings: duals, plurals, feminines, tenses and pronouns, and the forms of ة ى ء before them. */
const ending = '[ةىءئؤاتينوهمك]{0,5}'

/**
 * Matches whole words in any case, in the singular or with -s, with spaces or hyphens between them. An abbreviation
 * in brackets at the end is optional. A term in capitals is an acronym and keeps its case: IT is not the word "it".
 */
export function englishTerm(term: string): RegExp {
  const [, name = term, abbreviation] = /^(.+?)\s*(\([^()]+\))?$/.exec(term) ?? []
  const words = name.split(/[\s-]+/).map((text) => RegExp.escape(text))
  const end = `(?:s|(?<=s|x|z|ch|sh|o)es)?(?![A-Za-z\\d])${abbreviation ? `(?:\\s*${RegExp.escape(abbreviation)})?` : ''}`
  return new RegExp(
    `(?<![A-Za-z\\d])${words.join('[\\s-]+')}${end}`,
    name === name.toUpperCase() ? 'g' : 'gi',
  )
}

/**
 * Matches in an `arabicText`. Each word may have a prefix, another ending, or another of its forms (مراكز for مركز).
 * A wanted form matches loosely, a form to avoid strictly: otherwise good texts would get advice.
 */
export function arabicForm(form: string, forms: Record<string, string[]> = {}, isStrict = false): RegExp {
  const words = arabicText(form)
    .split(' ')
    .map((word, index) => {
      const bare = word.replace(index > 0 ? /^(?:[وفبك]?ال|لل|و)(?=..)/u : /^ال(?=..)/u, '')
      const others = [...(forms[word] ?? []), ...(forms[bare] ?? [])].map(arabicText)
      return `(?:${[word, bare, ...others].map(isStrict ? strictPattern : loosePattern).join('|')})`
    })
  return new RegExp(`(?<!\\S)${words.join(' ')}(?!\\S)`, 'gu')
}

function loosePattern(word: string): string {
  const stem = word.length > 3 ? word.replace(/[ةىءي]$/u, '') : word
  const noun = `${prefix}${stem}${ending}`
  return /^ي.{3}/u.test(word) ? `${noun}|${verbPrefix}${stem.slice(1)}${ending}` : noun
}

function strictPattern(word: string): string {
  return `${prefix}${word.replace(/ة$/u, '(?:ة|ت)')}(?:ات|ان|ين|ون)?(?:ه|ها|هم|ك|كم|نا)?`
}

/**
 * Returns a text's words for comparison, with spaces between them: without vowel marks and the tatweel of «لـSAP»,
 * "S/4HANA" as two words.
 */
export function arabicText(text: string): string {
  const plain = plainText(text).replace(/[\u2066-\u2069\u0640\u064B-\u0652\u0670]/g, '')
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}
