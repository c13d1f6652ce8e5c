import { plainText } from './plainText.ts'

/** Asks an Arabic text whether it holds a form; made once for each form. */
export type FormTest = (arabic: string) => boolean

/** The tanwin that stands for a dropped ي: "تعافٍ" is "تعافي" without its article. */
const tanwinOfYa = /(?<=[^ة])\u064D(?!\p{L})/gu
const diacritics = /[\u064B-\u0652\u0670]/g
const isolates = /[\u2066-\u2069]/g

/** Conjunction, preposition and article: و ف, then ب ك ل, then ال, which melts with ل into لل. */
const prefix = '[وف]?(?:[بك]?ال|لل|[بكل])?'
const pronoun = '(?:ه|ها|هما|هم|هن|ك|كما|كم|كن|نا|ي)'

/**
 * A pattern that finds an English term as whole words, in any case, in the singular or with -s, with spaces
 * or hyphens between its words. An abbreviation in brackets at the end may be absent. A term all in capitals
 * is an acronym and keeps its case: the glossary's IT is not the word "it".
 */
export function englishPattern(term: string): RegExp {
  const [, name = term, abbreviation] = /^(.+?)\s*(\([^()]+\))?$/.exec(term) ?? []
  const words = name
    .split(/[\s-]+/)
    .map(escaped)
    .join('[\\s-]+')
  const ending = `(?:e?s)?(?![\\p{L}\\p{N}])${abbreviation ? `(?:\\s*${escaped(abbreviation)})?` : ''}`
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${ending}`, name === name.toUpperCase() ? 'gu' : 'giu')
}

function escaped(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

/**
 * A test for one Arabic form of a term, as tolerant as Arabic words need it and no more. The form's words
 * must follow one another; vowel marks do not count; each word may have
 * - prefixes: و ف, ب ك ل, and ال however the two were written together (وال بال كال لل …);
 * - no ال where the form has it ("الأمن السيبراني" allows "أمن سيبراني", and the other way round);
 * - a pronoun or a tanwin at its end (حلًا, تعافٍ for تعافي); ة becomes ت and ى becomes ا before a pronoun.
 * Nothing else is made equal: ا and أ, ه and ة differ, and a plural, a dual or a verb is a form of its own
 * for the glossary's "also".
 */
export function arabicTest(form: string): FormTest {
  const patterns = wordsOf(form).map(
    (word, index) => new RegExp(`^${prefix}(?:${stems(word, index > 0)})$`, 'u'),
  )
  return (arabic) => {
    const words = wordsOf(plainText(arabic))
    return words.some((_, start) =>
      patterns.every((pattern, index) => pattern.test(words[start + index] ?? '')),
    )
  }
}

/** Words as they compare: "و\u2066SAP\u2069" is one word, "S/4HANA" two. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(isolates, '')
      .replace(tanwinOfYa, 'ي')
      .replace(diacritics, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** The word with its endings, with and without the ال (or وال … inside a form) that it is listed with. */
function stems(word: string, inside: boolean): string {
  const bare = word.replace(inside ? /^(?:[وفبك]?ال|لل|و)(?=..)/u : /^ال(?=..)/u, '')
  return [...new Set([word, bare])].map(withEndings).join('|')
}

function withEndings(word: string): string {
  const stem = word.slice(0, -1)
  if (word.endsWith('ة')) return `${stem}(?:ة|ت${pronoun})`
  if (word.endsWith('ى')) return `${stem}(?:ى|ا${pronoun})`
  return `${word}(?:${pronoun}|ا)?`
}
