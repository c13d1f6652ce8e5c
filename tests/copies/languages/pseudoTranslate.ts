import { readFileSync } from 'node:fs'
import { pluralKey } from '../../../scripts/locales/checks/plurals.ts'

export type PseudoLocale = 'ug' | 'az' | 'yue-Hans' | 'he' | 'ca-AD'

/** What becomes of letters and marks. @param longer whether words grow, as they do in a translation */
const changes: Record<PseudoLocale, (text: string, longer: boolean) => string> = {
  ug: (text) =>
    text.replaceAll(/[بكيىهت]/g, (letter) => urdu[letter] ?? letter).replaceAll(/(?<=\p{L})\./gu, '۔'),
  /** Letters that the site's typeface lacks, in words that are a third longer. */
  az: (text, longer) =>
    withLongWords(text, longer).replaceAll(/[gisI]/g, (letter) => turkish[letter] ?? letter),
  /** A sign for three letters, without spaces. */
  'yue-Hans': (text) =>
    text
      .replaceAll(/\p{L}[\p{L}’]*/gu, (word) => '数据中心网络'.slice(0, Math.ceil(word.length / 3)))
      .replaceAll(/(?<=\p{Script=Han}),? (?=\p{Script=Han})/gu, '')
      .replaceAll(/(?<=\p{Script=Han})[.,:?]/gu, (mark) => '。，：？'.charAt('.,:?'.indexOf(mark))),
  he: (text) =>
    text
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/\p{Script=Arabic}/gu, (letter) => hebrew(letter))
      .replaceAll(/[،؛؟]/g, (mark) => ',;?'.charAt('،؛؟'.indexOf(mark))),
  'ca-AD': (text, longer) =>
    withLongWords(
      text.replaceAll(/[aceiou]/g, (letter) => accents[letter] ?? letter),
      longer,
    ),
}

const urdu: Record<string, string> = { ب: 'ٹ', ك: 'ک', ي: 'ی', ى: 'ے', ه: 'ہ', ت: 'ڑ' }
const turkish: Record<string, string> = { g: 'ğ', i: 'ı', s: 'ş', I: 'İ' }
const accents: Record<string, string> = { a: 'ã', c: 'ç', e: 'é', i: 'í', o: 'õ', u: 'ú' }
const hebrew = (letter: string) => String.fromCharCode(0x5d0 + (letter.charCodeAt(0) % 27))

const lengthened = (word: string) => word + word.slice(-Math.round(word.length / 3))

function withLongWords(text: string, longer: boolean) {
  return text.replaceAll(/\p{L}*\p{Ll}\p{L}*/gu, (word) =>
    longer && word.length > 3 ? lengthened(word) : word,
  )
}

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

/** With the language's plural forms. What is missing is empty, as a translation program leaves it. */
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
