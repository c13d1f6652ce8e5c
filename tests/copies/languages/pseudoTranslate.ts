import { readFileSync } from 'node:fs'
import { pluralKey } from '../../../scripts/locales/checks/plurals.ts'

export type PseudoLocale = 'fr' | 'fa'

/** What becomes of letters, digits and marks. @param longer whether words grow, as they do in a translation */
const changes: Record<PseudoLocale, (text: string, longer: boolean) => string> = {
  /** Accents, words that are a third longer, and the no-break spaces and quotation marks of French. */
  fr: (text, longer) =>
    text
      .replaceAll(/[aceiou]/g, (letter) => accents[letter] ?? letter)
      .replaceAll(/\p{L}*\p{Ll}\p{L}*/gu, (word) => (longer && word.length > 3 ? lengthened(word) : word))
      .replaceAll(/[;!?]|:(?=\s|$)/g, '\u00A0$&')
      .replaceAll('“', '«\u00A0')
      .replaceAll('”', '\u00A0»'),
  /** The letters, the digits and the signs of Persian. */
  fa: (text) =>
    text
      .replaceAll(/[بكيىغ]/g, (letter) => persian[letter] ?? letter)
      .replaceAll(/(?<=\d)[.,](?=\d)/g, '٫')
      .replaceAll(/(?<=\d)%/g, '٪')
      .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit))),
}

const accents: Record<string, string> = { a: 'à', c: 'ç', e: 'é', i: 'î', o: 'ô', u: 'ù' }
const persian: Record<string, string> = { ب: 'پ', ك: 'ک', ي: 'ی', ى: 'ی', غ: 'گ' }
const lengthened = (word: string) => word + word.slice(-Math.round(word.length / 3))

interface Facts {
  names: string[]
  pages: Record<string, { names?: string[] }>
}

/** What stays in every language: tags, placeholders, and the names of products. */
const unchanged = (() => {
  const { names, pages } = JSON.parse(readFileSync('locales/facts.json', 'utf8')) as Facts
  const all = [...names, ...Object.values(pages).flatMap((page) => page.names ?? [])]
  const longestFirst = all.toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text))
  const name = String.raw`(?<![A-Za-z\d])(?:${longestFirst.join('|')})(?![A-Za-z\d])`
  return new RegExp(String.raw`(<[^>]*>|{{[^}]*}}|\$t\([^)]*\)|${name})`)
})()

/** What a translator of the language would have written. What search engines show does not grow: it has a limit. */
export function pseudoTranslate(code: PseudoLocale, text: string, key = ''): string {
  const longer = !/(^|\.)meta\./.test(key)
  const parts = text.split(unchanged)
  return parts.map((part, index) => (index % 2 ? part : changes[code](part, longer))).join('')
}

/**
 * The content of a file of texts in the language, with the plural forms that the language has. What is missing is
 * empty, as a translation program leaves it.
 */
export function pseudoTranslateFile(
  code: PseudoLocale,
  value: unknown,
  isMissing: (key: string) => boolean,
  key = '',
): unknown {
  if (typeof value === 'string') return isMissing(key) ? '' : pseudoTranslate(code, value, key)
  const below = (name: string, child: unknown) =>
    pseudoTranslateFile(code, child, isMissing, key ? `${key}.${name}` : name)
  if (Array.isArray(value)) return value.map((item, index) => below(String(index), item))
  const entries = withOwnPlurals(code, value as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, child]) => [name, below(name, child)]))
}

function withOwnPlurals(code: PseudoLocale, group: Record<string, unknown>): [string, unknown][] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  return Object.entries(group).flatMap(([name, child]): [string, unknown][] => {
    const plural = pluralKey(name)
    if (!plural) return [[name, child]]
    if (plural.category !== 'other') return []
    return forms
      .map((form) => `${plural.base}_${form}`)
      .map((own): [string, unknown] => [own, group[own] ?? child])
  })
}
