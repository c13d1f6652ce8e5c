import { plainText } from './markup.ts'

/** An Arabic form to look for, and the number of its words. */
export interface ArabicForm {
  form: string
  length: number
  /** Finds the index of the form among the words of an Arabic text; -1 if it is not there. */
  find: (words: readonly string[]) => number
}

/** Conjunction, preposition and article: و ف, then ب ك ل, then ال. Together, ل and ال become لل. */
const prefix = '[وف]?(?:[بك]?ال|لل|[بكل])?'
/** The prefixes of a verb in the present (ي ت ن أ), the future (س) and the jussive (ل). */
const verbPrefix = '[وف]?[سل]?[يتنأ]'
/** The letters that duals, plurals, feminines, tenses and pronouns end in, and ة ى ء where another letter follows. */
const ending = '[ةىءئؤاتينوهمك]{0,5}'

/**
 * Makes a pattern that matches every place of an English term in a text, with the flag `g`: as whole words, in any case,
 * in the singular or with -s, with spaces or hyphens between its words. An abbreviation in brackets at its end is
 * optional. A term in capitals is an acronym and keeps its case: IT is not the word "it".
 */
export function englishTerm(term: string): RegExp {
  const [, name = term, abbreviation] = /^(.+?)\s*(\([^()]+\))?$/.exec(term) ?? []
  const words = name.split(/[\s-]+/).map((text) => RegExp.escape(text))
  const end = `(?:e?s)?(?![A-Za-z\\d])${abbreviation ? `(?:\\s*${RegExp.escape(abbreviation)})?` : ''}`
  return new RegExp(
    `(?<![A-Za-z\\d])${words.join('[\\s-]+')}${end}`,
    name === name.toUpperCase() ? 'g' : 'gi',
  )
}

/**
 * Prepares an Arabic form of a term for the search. Its words must follow one another; each may have a prefix, another
 * ending, or another of its own forms from the list of words (مراكز for مركز). Vowel marks are ignored. It is looked for
 * loosely, since a term that is there and not found would be advice for nothing.
 */
export function arabicForm(form: string, forms: Record<string, string[]> = {}): ArabicForm {
  const patterns = wordsOf(form).map((word, index) => {
    const bare = word.replace(index > 0 ? /^(?:[وفبك]?ال|لل|و)(?=..)/u : /^ال(?=..)/u, '')
    const all = [word, bare, ...[...(forms[word] ?? []), ...(forms[bare] ?? [])].flatMap(wordsOf)]
    return new RegExp(`^(?:${all.map(wordPattern).join('|')})$`)
  })
  const isAt = (words: readonly string[], start: number) =>
    patterns.every((pattern, index) => pattern.test(words[start + index] ?? ''))
  return { form, length: patterns.length, find: (words) => words.findIndex((_, start) => isAt(words, start)) }
}

function wordPattern(word: string): string {
  const stem = word.length > 3 ? word.replace(/[ةىءي]$/u, '') : word
  const noun = `${prefix}${stem}${ending}`
  return /^ي.{3}/u.test(word) ? `${noun}|${verbPrefix}${stem.slice(1)}${ending}` : noun
}

/** The words of a text, in the form in which they are compared: "و\u2066SAP\u2069" is one word, "S/4HANA" two. */
export function wordsOf(text: string): string[] {
  const plain = plainText(text).replace(/[\u2066-\u2069\u064B-\u0652\u0670]/g, '')
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
