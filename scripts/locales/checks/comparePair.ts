import type { FindingDetails } from '../report/Finding.ts'
import type { FactsTable } from '../files/factsFile.ts'
import { languageRules } from '../rules/languageRules.ts'
import { comparableFigures, figuresIn } from '../text/figures.ts'
import { difference } from '../text/names.ts'
import { plainText } from '../text/markup.ts'
import { quote } from '../text/show.ts'
import type { Pair } from './compareStructure.ts'

/** Finds where a translation differs from its English text: script, figures, names, quotation marks, final mark. */
export function comparePair(
  { source, translation }: Pair,
  language: string,
  facts: FactsTable,
): FindingDetails[] {
  const english = plainText(source.value)
  const text = plainText(translation.value)
  const hasWords = /\p{L}{2}/u.test(facts.withoutNames(english))
  if (source.value === translation.value) {
    return hasWords ? [{ code: 'same-as-source', values: { text: quote(text) } }] : []
  }
  const { letter } = languageRules(language)
  if (hasWords && !letter.test(text)) {
    return [{ code: 'other-script', values: { text: quote(text) } }]
  }
  return [
    ...figureFindings(english, text, language, facts),
    ...nameFindings(english, text, facts),
    ...(letter.test('a') ? [] : latinWordFindings(english, text, facts)),
    ...quotationFindings(english, text),
    ...finalMarkFindings(english, text),
  ]
}

function figureFindings(
  english: string,
  text: string,
  language: string,
  facts: FactsTable,
): FindingDetails[] {
  const wanted = figuresIn(facts.withoutNames(english))
  const found = figuresIn(facts.withoutNames(text))
  if (comparableFigures(wanted, language) === comparableFigures(found, language)) return []
  if (found.length === 0) return [{ code: 'figures-missing', values: { wanted: listed(wanted) } }]
  if (wanted.length === 0) return [{ code: 'figures-extra', values: { found: listed(found) } }]
  return [{ code: 'figures-differ', values: { found: listed(found), wanted: listed(wanted) } }]
}

function nameFindings(english: string, text: string, facts: FactsTable): FindingDetails[] {
  const wanted = facts.namesIn(english)
  const found = facts.namesIn(text)
  const missing = difference(wanted, found)
  const extra = difference(found, wanted)
  if (missing.length > 0 && extra.length > 0) {
    return [{ code: 'name-differs', values: { found: listed(extra), wanted: listed(missing) } }]
  }
  if (missing.length > 0) return [{ code: 'name-missing', values: { wanted: listed(missing) } }]
  return extra.length > 0 ? [{ code: 'name-extra', values: { found: listed(extra) } }] : []
}

/** Finds Latin words that English lacks, and a word of the English text that was left. One in capitals may be a name. */
function latinWordFindings(english: string, text: string, { withoutNames }: FactsTable): FindingDetails[] {
  const known = new Set(latinWords(english).map((word) => word.toLowerCase()))
  const unknown = latinWords(withoutNames(text)).filter((word) => !known.has(word.toLowerCase()))
  if (unknown.length > 0) return [{ code: 'latin-word', values: { found: listed(unknown) } }]
  const plain = withoutNames(text).replace(notTranslated, ' ')
  const left = latinWords(plain).find((word) => /^[a-z]+$/.test(word))
  return left === undefined ? [] : [{ code: 'english-word', values: { found: left } }]
}

/** Addresses, paths and file names, units after a figure, and a term in brackets after its translation. */
const notTranslated = /\([a-z -]+\)|[\w-]*\w[.@/:_]+\w[\w./@:?=&-]*|\d\s?[a-z]{1,3}(?![a-z])/g

/** A word with an accented letter is no Latin name: 'Idéal' does not count as 'Id'. */
export function latinWords(text: string): string[] {
  return text.match(/(?<![\p{Script=Latin}\d])[A-Za-z]{2,}(?![\p{Script=Latin}\d])/gu) ?? []
}

function quotationFindings(english: string, text: string): FindingDetails[] {
  const found = /«[^»]*»|“[^”]*”/u.exec(text)
  return found && !/[“"«„]/u.test(english)
    ? [{ code: 'quotes-added', values: { found: quote(found[0]) } }]
    : []
}

const marks: Record<string, string> = { '؟': '?', '۔': '.' }

function finalMarkFindings(english: string, text: string): FindingDetails[] {
  const [wanted, found] = [finalMark(english), finalMark(text)]
  if ((marks[wanted] ?? wanted) === (marks[found] ?? found)) return []
  if (found === '') return [{ code: 'final-mark-missing', values: { wanted: quote(wanted) } }]
  if (wanted === '') return [{ code: 'final-mark-extra', values: { found: quote(found) } }]
  return [{ code: 'final-mark', values: { found: quote(found), wanted: quote(wanted) } }]
}

/** The punctuation mark at the end of a text, before any closing bracket or quotation mark. */
function finalMark(text: string): string {
  const end = text.trimEnd().replace(/[\s"”»)\]\u2069]+$/u, '')
  return /\.{3}$/.test(end) ? '…' : (/[.?!:…؟۔]$/u.exec(end)?.[0] ?? '')
}

function listed(words: readonly string[]) {
  return words.join(', ')
}
