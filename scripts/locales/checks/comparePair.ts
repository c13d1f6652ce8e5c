import type { Fault } from '../report/Finding.ts'
import type { FactsTable } from '../files/factsFile.ts'
import { languageRules } from '../rules/languageRules.ts'
import { difference } from '../text/difference.ts'
import { comparableFigures, figuresIn } from '../text/figures.ts'
import { plainText } from '../text/plainText.ts'
import { quote } from '../text/show.ts'
import type { Pair } from './compareStructure.ts'

/** Finds where a translation differs from its English text: figures, names, script, quotation marks, final mark. */
export function comparePair({ source, translation }: Pair, facts: FactsTable): Fault[] {
  if (translation.value.trim() === '' || source.value === translation.value) return []
  const english = plainText(source.value)
  const text = plainText(translation.value)
  const script = scriptFault(english, text, translation.language, facts)
  if (script) return [script]
  return [
    ...figureFaults(english, text, facts),
    ...nameFaults(english, text, facts, languageRules(translation.language).script),
    ...englishWordFaults(english, text, facts, languageRules(translation.language).script),
    ...quotationFaults(english, text),
    ...finalMarkFaults(english, text),
  ]
}

/** Finds a text without any word in the script of its language. */
function scriptFault(english: string, text: string, language: string, facts: FactsTable): Fault | undefined {
  const { script } = languageRules(language)
  const words = facts.withoutNames(english)
  if (script === 'Any' || !/\p{L}{2}/u.test(words)) return undefined
  return new RegExp(`\\p{Script=${script}}`, 'u').test(text)
    ? undefined
    : { code: 'other-script', values: { text: quote(text) } }
}

function figureFaults(english: string, text: string, facts: FactsTable): Fault[] {
  const wanted = figuresIn(facts.withoutNames(english))
  const found = figuresIn(facts.withoutNames(text))
  if (comparableFigures(wanted) === comparableFigures(found)) return []
  if (found.length === 0) return [{ code: 'figures-missing', values: { wanted: listed(wanted) } }]
  if (wanted.length === 0) return [{ code: 'figures-extra', values: { found: listed(found) } }]
  return [{ code: 'figures-differ', values: { found: listed(found), wanted: listed(wanted) } }]
}

function nameFaults(english: string, text: string, facts: FactsTable, script: string): Fault[] {
  const wanted = facts.namesIn(english)
  const found = facts.namesIn(text)
  const missing = difference(wanted, found)
  const extra = [...difference(found, wanted), ...misspelt(text, facts)]
  if (missing.length > 0 && extra.length > 0) {
    return [{ code: 'name-differs', values: { found: listed(extra), wanted: listed(missing) } }]
  }
  if (missing.length > 0) return [{ code: 'name-missing', values: { wanted: listed(missing) } }]
  if (extra.length > 0) return [{ code: 'name-extra', values: { found: listed(extra) } }]
  if (script === 'Latin') return []
  const known = new Set(latinWords(english).map((word) => word.toLowerCase()))
  const unknown = latinWords(facts.withoutNames(text)).filter((word) => !known.has(word.toLowerCase()))
  return unknown.length > 0 ? [{ code: 'latin-word', values: { found: listed(unknown) } }] : []
}

/** Finds a word of the English text that was left in the translation. A word in capitals may be a name. */
function englishWordFaults(english: string, text: string, facts: FactsTable, script: string): Fault[] {
  if (script === 'Latin' || script === 'Any') return []
  const plain = facts.withoutNames(text).replace(notTranslated, ' ')
  const known = new Set(latinWords(english).map((word) => word.toLowerCase()))
  const left = latinWords(plain).find((word) => /^[a-z]+$/.test(word) && known.has(word))
  return left === undefined ? [] : [{ code: 'english-word', values: { found: left } }]
}

/** Addresses, paths and file names, units after a figure, and a term in brackets after its translation. */
const notTranslated = /\([a-z -]+\)|[\w-]*\w[.@/:_]+\w[\w./@:?=&-]*|\d\s?[a-z]{1,3}(?![a-z])/g

/** Words that differ from a name only in upper and lower case: `Netapp`. */
export function misspelt(text: string, { withoutNames, spelling }: FactsTable): string[] {
  return latinWords(withoutNames(text)).filter((word) => {
    const name = spelling(word)
    return name !== undefined && name !== word && /[A-Z]/.test(word)
  })
}

/** Words of Latin letters without accents, as names have: "Idéal" has no word "Id". */
function latinWords(text: string): string[] {
  return text.match(/(?<![\p{Script=Latin}\d])[A-Za-z]{2,}(?![\p{Script=Latin}\d])/gu) ?? []
}

function quotationFaults(english: string, text: string): Fault[] {
  const found = /«[^»]*»|“[^”]*”/u.exec(text)
  return found && !/[“"«„]/u.test(english)
    ? [{ code: 'quotes-added', values: { found: quote(found[0]) } }]
    : []
}

const marks: Record<string, string> = { '؟': '?', '。': '.', '۔': '.' }

function finalMarkFaults(english: string, text: string): Fault[] {
  const [wanted, found] = [finalMark(english), finalMark(text)]
  if ((marks[wanted] ?? wanted) === (marks[found] ?? found)) return []
  if (found === '') return [{ code: 'final-mark-missing', values: { wanted } }]
  if (wanted === '') return [{ code: 'final-mark-extra', values: { found } }]
  return [{ code: 'final-mark', values: { found, wanted } }]
}

/** The punctuation mark at the end of a text, before any closing bracket or quotation mark. */
function finalMark(text: string): string {
  const end = text.trimEnd().replace(/[\s"”»)\]\u2069\u00A0\u202F]+$/u, '')
  return /\.{3}$/.test(end) ? '…' : (/[.?!:…؟۔]$/u.exec(end)?.[0] ?? '')
}

function listed(words: readonly string[]) {
  return words.join(', ')
}
