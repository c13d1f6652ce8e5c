import { plainText, standIn } from './plainText.ts'

/** Finds the place of a form among an Arabic text's words, -1 if it is not there; made once for each form. */
export type FormSearch = (words: readonly string[]) => number

/** A form that is looked for, and how many words it has. */
export interface ArabicForm {
  form: string
  length: number
  find: FormSearch
}

/** Takes a term out of a text. The text comes in lower case, too, made once for all terms. */
export type TakeOut = (text: string, lowerCase: string) => string

/** The tanwin that stands for a dropped ي: "تعافٍ" is "تعافي" without its article. */
const tanwinOfYa = /(?<=[^ة])\u064D(?!\p{L})/gu
const diacritics = /[\u064B-\u0652\u0670]/g
const isolates = /[\u2066-\u2069]/g

/** Conjunction, preposition and article: و ف, then ب ك ل, then ال, which melts with ل into لل. */
const prefix = '[وف]?(?:[بك]?ال|لل|[بكل])?'
const pronoun = '(?:ه|ها|هما|هم|هن|ك|كما|كم|كن|نا|ي)'
/** The dual and the sound plurals, which lose their ن before a pronoun or another noun; tanwin; past tense. */
const endings = `(?:ا|ان|ين|ون|ي|و|وا|ات|ت|تم)?${pronoun}?`
/** Who does it (ي ت ن أ), now or later (س), and that it is to be done (ل). */
const verbPrefix = '[وف]?[سل]?[يتنأ]'
const verbEnding = `(?:ون|ين|ان|وا|ا|ن)?${pronoun}?`

/**
 * Takes an English term out of a text and leaves a stand-in. A term is found as whole words, in any case, in the singular or with -s, with spaces
 * or hyphens between its words. An abbreviation in brackets at the end may be absent. A term all in capitals
 * is an acronym and keeps its case: the glossary's IT is not the word "it".
 */
export function englishTerm(term: string): TakeOut {
  const [, name = term, abbreviation] = /^(.+?)\s*(\([^()]+\))?$/.exec(term) ?? []
  const words = name
    .split(/[\s-]+/)
    .map(escaped)
    .join('[\\s-]+')
  const ending = `(?:e?s)?(?![A-Za-z\\d])${abbreviation ? `(?:\\s*${escaped(abbreviation)})?` : ''}`
  const pattern = new RegExp(`(?<![A-Za-z\\d])${words}${ending}`, name === name.toUpperCase() ? 'g' : 'gi')
  // A plain search first: the pattern runs only where its first word stands.
  const [first = ''] = name.toLowerCase().split(/[\s-]+/)
  return (text, lowerCase) => (lowerCase.includes(first) ? text.replace(pattern, standIn) : text)
}

function escaped(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

/**
 * Makes one Arabic form of a term ready to be looked for, as tolerant as Arabic words need it. The form's words must follow one
 * another; vowel marks do not count; each word may have
 * - prefixes: و ف, ب ك ل, and ال however the two were written together (وال بال كال لل …);
 * - no ال where the form has it ("الأمن السيبراني" allows "أمن سيبراني", and the other way round);
 * - a pronoun or a tanwin at its end (حلًا, تعافٍ for تعافي), ة becoming ت and ى becoming ا before it;
 * - the ending of a dual or of a sound plural, with or without a pronoun (خادمان, خادميك, شهاداتنا), and the
 *   feminine of an adjective (سحابية, أنظمة متكاملة for نظام متكامل);
 * - another of its own forms from the list of words: broken plurals (مراكز for مركز) and verbs;
 * - any person of a verb, where the form is one in the present tense (نستعيدها for يستعيد).
 * Nothing else is made equal: ا and أ, ه and ة differ.
 */
export function arabicForm(form: string, forms: Record<string, string[]> = {}): ArabicForm {
  const patterns = wordsOf(form).map((word, index) => {
    const bare = withoutArticle(word, index > 0)
    const others = [...(forms[word] ?? []), ...(forms[bare] ?? [])].flatMap(wordsOf)
    return wordTest([...new Set([word, bare, ...others])], index > 0)
  })
  const find: FormSearch = (words) =>
    words.findIndex((_, start) => patterns.every((holds, index) => holds(words[start + index] ?? '')))
  return { form, length: patterns.length, find }
}

/** Asks a word whether it is one of these, with whatever Arabic writes together with it. */
function wordTest(forms: readonly string[], inside: boolean): (word: string) => boolean {
  const pattern = new RegExp(`^(?:${forms.map((form) => wordPattern(form, inside)).join('|')})$`)
  // A plain search first: all that a pattern accepts holds the form, but for its first and last letter.
  const stems = forms.map((form) => form.slice(form.startsWith('ي') ? 1 : 0, form.length > 2 ? -1 : undefined))
  return (word) => stems.some((stem) => word.includes(stem)) && pattern.test(word)
}

/** Words as they compare: "و\u2066SAP\u2069" is one word, "S/4HANA" two. */
export function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .replace(isolates, '')
      .replace(tanwinOfYa, 'ي')
      .replace(diacritics, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** The word without the ال (or وال … inside a form) that it is listed with. */
function withoutArticle(word: string, inside: boolean): string {
  return word.replace(inside ? /^(?:[وفبك]?ال|لل|و)(?=..)/u : /^ال(?=..)/u, '')
}

function wordPattern(word: string, inside: boolean): string {
  const stem = word.slice(0, -1)
  const noun = `${prefix}${withEndings(word, stem, inside)}`
  return /^ي.{3}/u.test(word) ? `${noun}|${verbPrefix}${word.slice(1)}${verbEnding}` : noun
}

function withEndings(word: string, stem: string, inside: boolean): string {
  if (word.endsWith('ة')) return `${stem}(?:ة|ت(?:ان|ين|ا|ي)?${pronoun}?|ات${pronoun}?)`
  if (word.endsWith('ى')) return `${stem}(?:ى|ا${pronoun}|يان|يين|يات${pronoun}?)`
  // The hamza of عملاء takes a seat before a pronoun: عملائنا.
  if (word.endsWith('ء')) return `${stem}(?:ء|ا?ئ${pronoun}|ا?ؤ${pronoun}|ان|ين)`
  // An adjective has a feminine: one made of a noun (سحابي), and one that follows its noun (أنظمة متكاملة).
  return word.endsWith('ي') || inside ? `${word}(?:ة|تان|تين|${endings})` : `${word}${endings}`
}
