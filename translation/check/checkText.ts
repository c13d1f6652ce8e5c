import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding, type FindingDetails } from './report/Finding.ts'
import type { Text } from '../files/localeFile.ts'
import type { WordLists } from '../files/sharedFiles.ts'
import { applyRules } from './rules/textRule.ts'
import { glyphRules, textRules } from './rules/textRules.ts'
import { letterOf } from './rules/writing.ts'
import { amount, amountsIn, figuresIn } from './text/figures.ts'
import { plainText } from './text/markup.ts'
import { closest } from './text/names.ts'
import type { ProductNames } from './text/productNames.ts'
import { quote } from './text/show.ts'
import { markupFindings } from './checkMarkup.ts'
import { limitOf } from './checkPages.ts'
import { contrastFindings, type PreparedContrast } from './checkContrasts.ts'
import { glossaryFindings, type Term } from './checkGlossary.ts'
import type { ComparedFile } from './compareFile.ts'
import { pluralKey } from './plurals.ts'

interface SharedRules {
  names: ProductNames
  terms: readonly Term[]
  contrasts: readonly PreparedContrast[]
  /** Returns the words of the company's name in a language; none if the language's texts lack the name. */
  brand: (language: string) => string[]
  words: (language: string) => WordLists
}

/** A text and its English as readers see them. */
type Shown = Record<'key' | 'text' | 'english', string>
type Check = (shown: Shown, context: ReturnType<typeof contextOf>) => FindingDetails[]

function contextOf(file: ComparedFile, shared: SharedRules) {
  const { language, namespace, source = file } = file
  const keys = [...source.texts.keys()]
  const page = [...source.texts.values()].map(({ value }) => plainText(value)).join('\n')
  return {
    ...shared,
    language,
    namespace,
    letter: letterOf(language),
    /** The English of the whole file and its figures: a text may use a name or figure of any other text. */
    page,
    amounts: new Set(figuresIn(page).map(amount)),
    /** The keys of the English texts before a list. */
    introductions: new Set(keys.filter((_, index) => /\.0(?:\.|$)/.test(keys[index + 1] ?? ''))),
  }
}

/** Checks each text of a file, alone and against its English: its value, its markup and its visible words. */
export function checkTexts(file: ComparedFile, shared: SharedRules): Finding[] {
  const { language, namespace } = file
  const context = contextOf(file, shared)
  const words = shared.words(language)
  // Mail programs show mails in a typeface of their own.
  const glyphs = namespace.startsWith('server/') ? [] : glyphRules(language)
  const rules = [...textRules(language, words), ...glyphs]
  // An English text that is empty has a finding of its own: a translation may be written first.
  const pairs = file.pairs.filter(({ source }) => source.value.trim() !== '')
  const sources = new Map(pairs.map((pair) => [pair.translation.key, pair.source.value]))
  return [...file.texts.values()].flatMap((text) => {
    const { key, value } = text
    const english = sources.get(key)
    const plural = pluralKey(key)
    // An English plural text must agree with its form `_other`.
    const model = english ?? (plural && file.texts.get(`${plural.base}_other`)?.value)
    // The plural form for exactly one number may write the number in words.
    const isExact = plural && ['zero', 'one', 'two'].includes(plural.category)
    const shown = { key, text: plainText(value.trim()), english: plainText(english ?? '') }
    const checks = english === undefined || shown.text === '' ? ownChecks : [...ownChecks, ...pairChecks]
    return [
      ...valueFindings(text),
      ...markupFindings(value, model, isExact ? ['{{count}}', '{{amount}}'] : []),
      ...applyRules(plainText(value), rules, { key, english: english && shown.english }),
      ...checks.flatMap((check) => check(shown, context)),
    ].map((details) => finding(text, details))
  })
}

function valueFindings({ value }: Text): FindingDetails[] {
  return value.trim() === '' ? [{ code: 'empty' }] : []
}

/** Finds misspelt names: one or two wrong letters (`Fujistu`), or the wrong case (`Netapp`). */
const spelling: Check = ({ text }, { names: { all, parts, withoutNames }, brand, language }) => {
  const [own = ''] = brand(language)
  // In Arabic, a conjunction or preposition is joined to the name.
  const isOwn = new RegExp(`^(?:[وفبكل]{0,2}|[وفبك]?ال|لل)${own}$`, 'iu')
  for (const found of withoutNames(text).match(/[\p{L}\p{M}\d]{2,}/gu) ?? []) {
    if (parts.includes(found) || isOwn.test(found)) continue
    const isName = /\p{Lu}/u.test(found)
    const whole = isName ? [...all.filter((name) => !name.includes(' ')), own] : [own]
    const near = whole.filter((name) => Math.abs(name.length - found.length) < 3)
    const wanted =
      (isName && parts.find((name) => name.toLowerCase() === found.toLowerCase())) ||
      (found.length > 4 && near.length > 0 && closest(found, near, found.length > 6 ? 2 : 1))
    if (wanted) return [{ code: 'name-misspelt', values: { found, wanted } }]
  }
  return []
}

const translated: Check = ({ text, english }, { names, letter }) => {
  if (!/\p{L}{2}/u.test(names.withoutNames(english))) return []
  const values = { text: quote(text) }
  if (text.toLowerCase() === english.toLowerCase()) return [{ code: 'same-as-source', values }]
  return letter.test(text) ? [] : [{ code: 'other-script', values }]
}

/** Finds figures that the English states neither in digits nor in words, and figures that are missing. */
const figures: Check = ({ text, english }, { language, names, words, amounts }) => {
  const [wanted, found] = [english, text].map((each) => figuresIn(names.withoutNames(each)))
  if (!wanted || !found || (wanted.length === 0 && found.length === 0)) return []
  const stated = amountsIn(english, wanted, words(defaultLanguage).figures)
  const said = amountsIn(text, found, words(language).figures)
  const isSaid = (each: string) => said(amount(each)) || each.split(/[x:]/u).every(said)
  const missing = wanted.filter((each) => !isSaid(each))
  const extra = found.filter((each) => !stated(amount(each)))
  // A figure that the text has more often than the English may stand in place of the missing figure.
  const repeated = found.filter((each) => times(each, found) > times(each, wanted) && times(each, wanted) > 0)
  const values = { found: listed(extra.length > 0 ? extra : repeated), wanted: listed(missing) }
  if (values.found !== '' && missing.length > 0) return [{ code: 'figures-differ', values }]
  if (extra.some((each) => !amounts.has(amount(each)))) return [{ code: 'figures-extra', values }]
  if (missing.length > 0) return [{ code: 'figures-missing', values }]
  const isLikeEnglish = (each: string) => wanted.some((one) => one.startsWith(each.replace('%', '')))
  const other = found.find((each) => /[.,]/u.test(each) && !isLikeEnglish(each))
  if (language !== 'ar' || other === undefined) return []
  return [{ code: 'figures-form', values: { found: other, wanted: listed(wanted) } }]
}

function times(figure: string, all: readonly string[]) {
  return all.filter((each) => amount(each) === amount(figure)).length
}

const latinUnit = /^(?:[mµn]?s|min|h|[kKMGTP]i?B|[kMGT]bps|[kMG]?Hz|[kM]?W|[ckm]?m|kg|g)$/

/** Finds a figure with another unit: "20 s" for "20 ms", or months for years. */
const units: Check = ({ text, english }, { language, words }) => {
  const wanted = unitsIn(english, words(defaultLanguage), 'one')
  return unitsIn(text, words(language), 'en').flatMap(({ found, figure, unit }): FindingDetails[] => {
    const own = wanted.filter((each) => each.figure === figure)
    if (own.length === 0 || own.some((each) => each.unit === unit)) return []
    return [{ code: 'unit-differs', values: { found, wanted: own[0]?.found ?? '' } }]
  })
}

function unitsIn(text: string, { counted }: WordLists, name: 'en' | 'one') {
  const measured = text.matchAll(/(\d[\d.,]*)\+?\s?([\p{L}\p{M}]+)/gu)
  return [...measured].flatMap(([found, figure, word = '']) => {
    const noun = counted?.find((forms) => Object.values(forms).includes(word))
    const unit = noun ? noun[name] : latinUnit.exec(word)?.[0]
    return unit === undefined ? [] : [{ found, figure, unit }]
  })
}

/** A name may be part of a longer one: SAP of SAP HANA. */
const productsNamed: Check = ({ text, english }, { names, page }) => {
  const [wanted, found] = [names.namesIn(english), names.namesIn(text)]
  const missing = wanted.filter((name) => !found.some((other) => other.includes(name)))
  const extra = found.filter((name) => !wanted.some((other) => other.includes(name)))
  const values = { found: listed(extra), wanted: listed(missing) }
  if (missing.length > 0) return [{ code: extra.length > 0 ? 'name-differs' : 'name-missing', values }]
  return extra.some((name) => !page.includes(name)) ? [{ code: 'name-extra', values }] : []
}

/** Finds a sentence that introduces a list and has lost the colon at its end. */
const colons: Check = ({ key, text, english }, { introductions }) => {
  const isLost = introductions.has(key) && english.endsWith(':') && !text.endsWith(':')
  return isLost ? [{ code: 'colon-missing' }] : []
}

/** Finds a title or description that is longer or shorter than what search engines show. */
const lengths: Check = ({ key, text }, { namespace }) => {
  const limit = limitOf(namespace, key)
  const characters = Array.from(text.replace(/[\u2066-\u2069]/g, '')).length
  if (!limit || characters === 0 || (characters >= limit.least && characters <= limit.most)) return []
  const code = characters > limit.most ? 'too-long' : 'too-short'
  return [{ code, values: { characters, ...limit } }]
}

/** Finds the title of a page that has lost the company's name. */
const brandInTitle: Check = ({ key, text, english }, { language, brand }) => {
  const [own = '', source = ''] = [brand(language)[0], brand(defaultLanguage)[0]]
  const isLost =
    key.endsWith('meta.title') && source !== '' && english.includes(source) && !text.includes(own)
  return isLost ? [{ code: 'brand-missing', values: { wanted: own } }] : []
}

const glossary: Check = ({ text, english }, { language, terms }) =>
  language === 'ar' ? glossaryFindings(english, text, terms) : []

const contrasted: Check = ({ text, english }, { language, contrasts }) =>
  language === 'ar' ? contrastFindings(english, text, contrasts) : []

const ownChecks = [spelling, lengths]
const pairChecks = [translated, figures, units, productsNamed, colons, brandInTitle, glossary, contrasted]

function listed(words: readonly string[]) {
  return [...new Set(words)].join(', ')
}
