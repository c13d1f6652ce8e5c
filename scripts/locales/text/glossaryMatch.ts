import { plainText } from './markup.ts'

/** An Arabic form to look for, and the number of its words. */
export interface ArabicForm {
  form: string
  length: number
  /** Finds the index of the form among the words of an Arabic text; -1 if it is not there. */
  find: (words: readonly string[]) => number
}

/** The tanwin in place of a final ي: "تعافٍ" is "تعافي" without the article. */
const tanwinOfYa = /(?<=[^ة])\u064D(?!\p{L})/gu
const diacritics = /[\u064B-\u0652\u0670]/g
const isolates = /[\u2066-\u2069]/g

/** Conjunction, preposition and article: و ف, then ب ك ل, then ال. Together, ل and ال become لل. */
const prefix = '[وف]?(?:[بك]?ال|لل|[بكل])?'
const pronoun = '(?:ه|ها|هما|هم|هن|ك|كما|كم|كن|نا|ي)'
/** The dual, the sound plurals (without ن before a pronoun or another noun), tanwin, and the past tense. */
const endings = `(?:ا|ان|ين|ون|ي|و|وا|ات|ت|تم)?${pronoun}?`
/** The prefixes of a verb in the present (ي ت ن أ), the future (س) and the jussive (ل). */
const verbPrefix = '[وف]?[سل]?[يتنأ]'
const verbEnding = `(?:ون|ين|ان|وا|ا|ن)?${pronoun}?`

/**
 * Makes a pattern that matches every place of an English term in a text, with the flag `g`: as whole words, in any case,
 * in the singular or with -s, with spaces or hyphens between its words. An abbreviation in brackets at its end is
 * optional. A term in capitals is an acronym and keeps its case: IT is not the word "it".
 */
export function englishTerm(term: string): RegExp {
  const [, name = term, abbreviation] = /^(.+?)\s*(\([^()]+\))?$/.exec(term) ?? []
  const words = name
    .split(/[\s-]+/)
    .map((text) => RegExp.escape(text))
    .join('[\\s-]+')
  const ending = `(?:e?s)?(?![A-Za-z\\d])${abbreviation ? `(?:\\s*${RegExp.escape(abbreviation)})?` : ''}`
  return new RegExp(`(?<![A-Za-z\\d])${words}${ending}`, name === name.toUpperCase() ? 'g' : 'gi')
}

/**
 * Prepares an Arabic form of a term for the search. The words of the form must follow one another. Vowel marks are
 * ignored. Each word may have
 * - prefixes: و ف, ب ك ل, and ال however the two were written together (وال بال كال لل …);
 * - no ال where the form has it ("الأمن السيبراني" allows "أمن سيبراني", and the other way round);
 * - a pronoun or a tanwin at its end (حلًا, تعافٍ for تعافي), ة becoming ت and ى becoming ا before it;
 * - the ending of a dual or of a sound plural, with or without a pronoun (خادمان, خادميك, شهاداتنا), and the
 *   feminine of an adjective (سحابية, أنظمة متكاملة for نظام متكامل);
 * - another of its own forms from the list of words: broken plurals (مراكز for مركز) and verbs;
 * - any person of a verb, where the form is one in the present tense (نستعيدها for يستعيد).
 * Everything else must be equal: ا is not أ, and ه is not ة.
 */
export function arabicForm(form: string, forms: Record<string, string[]> = {}): ArabicForm {
  const patterns = wordsOf(form).map((word, index) => {
    const bare = withoutArticle(word, index > 0)
    const others = [...(forms[word] ?? []), ...(forms[bare] ?? [])].flatMap(wordsOf)
    const all = [...new Set([word, bare, ...others])].map((own) => wordPattern(own, index > 0))
    return new RegExp(`^(?:${all.join('|')})$`)
  })
  return {
    form,
    length: patterns.length,
    find: (words) =>
      words.findIndex((_, start) =>
        patterns.every((pattern, index) => pattern.test(words[start + index] ?? '')),
      ),
  }
}

/** The words of a text, in the form in which they are compared: "و\u2066SAP\u2069" is one word, "S/4HANA" two. */
export function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .replace(isolates, '')
      .replace(tanwinOfYa, 'ي')
      .replace(diacritics, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** The word without its article ال, or وال … if it is not the first word of a form. */
function withoutArticle(word: string, inside: boolean): string {
  return word.replace(inside ? /^(?:[وفبك]?ال|لل|و)(?=..)/u : /^ال(?=..)/u, '')
}

/** The word with any prefix and ending that Arabic allows. */
function wordPattern(word: string, inside: boolean): string {
  const stem = word.slice(0, -1)
  const noun = `${prefix}${withEndings(word, stem, inside)}`
  return /^ي.{3}/u.test(word) ? `${noun}|${verbPrefix}${word.slice(1)}${verbEnding}` : noun
}

function withEndings(word: string, stem: string, inside: boolean): string {
  if (word.endsWith('ة')) return `${stem}(?:ة|ت(?:ان|ين|ا|ي)?${pronoun}?|ات${pronoun}?)`
  if (word.endsWith('ى')) return `${stem}(?:ى|ا${pronoun}|يان|يين|يات${pronoun}?)`
  // Before a pronoun the hamza of عملاء is written on another letter: عملائنا.
  if (word.endsWith('ء')) return `${stem}(?:ء|ا?ئ${pronoun}|ا?ؤ${pronoun}|ان|ين)`
  // Two kinds of adjective have a feminine: those that end in ي (سحابي), and those after a noun (أنظمة متكاملة).
  return word.endsWith('ي') || inside ? `${word}(?:ة|تان|تين|${endings})` : `${word}${endings}`
}
