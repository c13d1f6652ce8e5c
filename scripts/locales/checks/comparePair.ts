import { defaultLanguage } from '#i18n/languages.ts'
import type { FindingDetails } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import type { WordLists } from '../files/sharedFiles.ts'
import type { ProductNames } from '../text/productNames.ts'
import { letterOf } from '../rules/writing.ts'
import { amount, amountsIn, figuresIn } from '../text/figures.ts'
import { difference } from '../text/names.ts'
import { plainText } from '../text/markup.ts'
import { quote } from '../text/show.ts'
import type { Pair } from './compareStructure.ts'

export interface PairRules {
  language: string
  names: ProductNames
  words: (language: string) => WordLists
  /** All English of the file: a name that stands anywhere in it may stand here. */
  page: string
  /** The figures that the English of the file states anywhere. */
  amounts: ReadonlySet<string>
  /** The keys of the English texts before a list. */
  introductions: ReadonlySet<string>
}

/** What the pairs of a file have in common. */
export function pageOf({ texts }: LocaleFile): Pick<PairRules, 'page' | 'amounts' | 'introductions'> {
  const keys = [...texts.keys()]
  const page = [...texts.values()].map(({ value }) => plainText(value)).join('\n')
  return {
    page,
    amounts: new Set(figuresIn(page).map(amount)),
    introductions: new Set(keys.filter((_, index) => /\.0(?:\.|$)/.test(keys[index + 1] ?? ''))),
  }
}

/** Finds where a translation differs from its English text: script, figures, names, words, marks. */
export function comparePair({ source, translation }: Pair, rules: PairRules): FindingDetails[] {
  const { language, names } = rules
  const english = plainText(source.value)
  const text = plainText(translation.value)
  const hasWords = /\p{L}{2}/u.test(names.withoutNames(english))
  if (source.value.toLowerCase() === translation.value.toLowerCase()) {
    return hasWords ? [{ code: 'same-as-source', values: { text: quote(text) } }] : []
  }
  const letter = letterOf(language)
  if (hasWords && !letter.test(text)) return [{ code: 'other-script', values: { text: quote(text) } }]
  return [
    ...figureFindings(english, text, rules),
    ...unitFindings(english, text, rules),
    ...nameFindings(english, text, rules),
    ...(letter.test('a') ? [] : latinWordFindings(english, text, rules)),
    ...quotationFindings(english, text),
    ...finalMarkFindings(english, text, rules.introductions.has(source.key)),
  ]
}

/** A figure that English states neither in digits nor in words is another fact; one written in words is advice. */
function figureFindings(english: string, text: string, rules: PairRules): FindingDetails[] {
  const { language, names, words, amounts } = rules
  const figures = (each: string) => figuresIn(names.withoutNames(each))
  const [wanted, found] = [figures(english), figures(text)]
  const stated = amountsIn(english, wanted, words(defaultLanguage).figures)
  const said = amountsIn(text, found, words(language).figures)
  const isSaid = (each: string) =>
    said.has(amount(each)) || each.split(/[x:]/u).every((part) => said.has(part))
  const missing = wanted.filter((each) => !isSaid(each))
  const extra = found.filter((each) => !stated.has(amount(each)))
  const values = { found: listed(extra), wanted: listed(missing) }
  if (extra.length > 0 && missing.length > 0) return [{ code: 'figures-differ', values }]
  if (extra.some((each) => !amounts.has(amount(each)))) return [{ code: 'figures-extra', values }]
  if (missing.length > 0) return [{ code: 'figures-missing', values }]
  const isLikeEnglish = (each: string) =>
    !/[.,]/u.test(each) || wanted.some((one) => one.startsWith(each.replace('%', '')))
  const other = found.find((each) => !isLikeEnglish(each))
  if (language !== 'ar' || other === undefined) return []
  return [{ code: 'figures-form', values: { found: other, wanted: listed(wanted) } }]
}

const latinUnit = /^(?:[mµn]?s|min|h|[kKMGTP]i?B|[kMGT]bps|[kMG]?Hz|[kM]?W|[ckm]?m|kg|g)$/

/** Finds a figure with another unit: "20 s" for "20 ms", or months for years. */
function unitFindings(english: string, text: string, { language, words }: PairRules): FindingDetails[] {
  const unitsIn = (measured: string, list: WordLists, name: 'en' | 'one') =>
    [...measured.matchAll(/(\d[\d.,]*)\+?\s?([\p{L}\p{M}]+)/gu)].flatMap(([found, figure, word = '']) => {
      const noun = list.counted?.find((forms) => Object.values(forms).includes(word))
      const unit = noun ? noun[name] : latinUnit.exec(word)?.[0]
      return unit === undefined ? [] : [{ found, figure, unit }]
    })
  const wanted = unitsIn(english, words(defaultLanguage), 'one')
  for (const { found, figure, unit } of unitsIn(text, words(language), 'en')) {
    const own = wanted.filter((each) => each.figure === figure)
    const [first] = own
    if (first && !own.some((each) => each.unit === unit)) {
      return [{ code: 'unit-differs', values: { found, wanted: first.found } }]
    }
  }
  return []
}

function nameFindings(english: string, text: string, { names, page }: PairRules): FindingDetails[] {
  const [wanted, found] = [names.namesIn(english), names.namesIn(text)]
  const isPartOf = (others: readonly string[]) => (name: string) =>
    others.some((other) => other.includes(name))
  const missing = difference(wanted, found).filter((name) => !isPartOf(found)(name))
  const extra = difference(found, wanted).filter((name) => !isPartOf(wanted)(name))
  const values = { found: listed(extra), wanted: listed(missing) }
  if (missing.length > 0) return [{ code: extra.length > 0 ? 'name-differs' : 'name-missing', values }]
  return extra.some((name) => !page.includes(name)) ? [{ code: 'name-extra', values }] : []
}

/** Finds Latin words that English lacks, and a word of the English text that was left. One in capitals may be a name. */
function latinWordFindings(english: string, text: string, { names, page }: PairRules): FindingDetails[] {
  const plain = names.withoutNames(text).replace(notTranslated, ' ')
  const known = new Set(latinWords(english).map((word) => word.toLowerCase()))
  const onPage = new Set(latinWords(page))
  const isName = (word: string) => /[A-Z].*[A-Z]/.test(word) && onPage.has(word)
  const unknown = latinWords(plain).filter((word) => !known.has(word.toLowerCase()) && !isName(word))
  if (unknown.length > 0) return [{ code: 'latin-word', values: { found: listed(unknown) } }]
  const left = latinWords(plain).find((word) => /^[a-z]+$/.test(word))
  return left === undefined ? [] : [{ code: 'english-word', values: { found: left } }]
}

/** Addresses, paths and file names, units after a figure, and a term in brackets after its translation. */
const notTranslated =
  /[(（][A-Za-z ,.&-]+[)）]|[\w-]*\w[.@/:_]+\w[\w./@:?=&-]*|\d\s?[A-Za-z]{1,3}(?![A-Za-z])/g

/** A word with an accented letter is no Latin name: 'Idéal' does not count as 'Id'. */
export function latinWords(text: string): string[] {
  return text.match(/(?<![\p{Script=Latin}\d])[A-Za-z]{2,}(?![\p{Script=Latin}\d])/gu) ?? []
}

/** A name within the English text may be quoted in any language. */
function quotationFindings(english: string, text: string): FindingDetails[] {
  const found = /«[^»]*»|“[^”]*”|「[^」]*」|《[^》]*》/u.exec(text)
  const isName = /[\p{Pi}\p{Pf}"„]|\p{Ll}.*\p{Lu}/u.test(english)
  return found && !isName ? [{ code: 'quotes-added', values: { found: quote(found[0]) } }] : []
}

/** The mark at the end of a text, before any closing bracket or quotation mark. Whatever ends a sentence is one kind. */
function finalMark(text: string) {
  const mark =
    /([^\p{L}\p{N}\p{M}\s])[\s\p{Pe}\p{Pf}\p{Pi}"'\u2069]*$/u.exec(
      text.replace(/[\s\p{Pe}\p{Pf}\p{Pi}"\u2069]+$/u, ''),
    )?.[1] ?? ''
  if (/[?？؟;⸮፧՞]/u.test(mark)) return { mark, kind: 'question' }
  if (/[:：]/u.test(mark)) return { mark, kind: 'colon' }
  return { mark, kind: /[\p{Sentence_Terminal}…،]/u.test(mark) ? 'end' : '' }
}

/** Only a list without the colon before it is wrong. A heading may become a question, and a statement an exclamation. */
function finalMarkFindings(english: string, text: string, leadsList: boolean): FindingDetails[] {
  const [wanted, found] = [finalMark(english), finalMark(text)]
  const values = { found: quote(found.mark), wanted: quote(wanted.mark) }
  if (leadsList && wanted.kind === 'colon' && found.kind !== 'colon')
    return [{ code: 'colon-missing', values }]
  if (wanted.kind !== '' && found.kind === '') return [{ code: 'final-mark-missing', values }]
  if (wanted.kind === '' && /[.。۔।]/u.test(found.mark)) return [{ code: 'final-mark-extra', values }]
  return wanted.kind === 'question' && found.kind !== 'question' ? [{ code: 'final-mark', values }] : []
}

/** Finds a word that was typed twice. "Step by step" is said so in many languages. */
export function repeatedWords(english: string, text: string): FindingDetails[] {
  const [, word] = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/iu.exec(text) ?? []
  const isMeant = /\b(\w+) \w+ \1\b|\b(?:each|every|gradual|one)/iu.test(english)
  return word === undefined || isMeant ? [] : [{ code: 'word-twice', values: { found: word } }]
}

function listed(words: readonly string[]) {
  return words.join(', ')
}
