import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type FindingDetails, type Finding } from '../report/Finding.ts'
import type { LocaleFile, Text } from '../files/localeFile.ts'
import { markupFindings } from './checkMarkup.ts'
import { missingFacts, unknownFigures } from './checkPageFacts.ts'
import { textChecker, type SharedRules } from './checkText.ts'
import { compareStructure, type Pair } from './compareStructure.ts'
import { checkFreshness, compareFreshness, type Freshness } from './freshness.ts'
import { pluralKey } from './plurals.ts'

/** A translated file, compared with its English one. */
export interface Translation {
  file: LocaleFile
  pairs: Pair[]
  freshness: Freshness
}

export interface NamespaceReport {
  findings: Finding[]
  /** The files of all languages. */
  files: LocaleFile[]
  /** The English that each translation was made from. */
  recorded: readonly LocaleFile[]
  source: LocaleFile | undefined
  /** By language. A file that cannot be compared is missing here. */
  translations: ReadonlyMap<string, Translation>
}

/**
 * Checks the files of one namespace: the source language's, and every translation of it.
 * @param recorded the English that each translation was made from
 */
export function checkNamespace(
  files: LocaleFile[],
  recorded: readonly LocaleFile[],
  rules: SharedRules,
): NamespaceReport {
  const source = files.find(({ language }) => language === defaultLanguage)
  const readable = files.filter((file) => file.readable)
  const compared = readable
    .filter((file) => file !== source)
    .flatMap((file) => (source?.readable ? [compare(source, file, recorded)] : []))
  return {
    findings: [
      ...files.flatMap(({ findings }) => findings),
      // Of the records it only matters whether they can be read: what they hold was checked when it was current.
      ...recorded.filter((file) => !file.readable).flatMap(({ findings }) => findings),
      ...readable.flatMap((file) => {
        const pairs = compared.find((other) => other.file === file)?.pairs ?? []
        const facts = file === source ? [unknownFigures, missingFacts] : []
        return [
          ...checkTexts(file, source ?? file, pairs, rules),
          ...facts.flatMap((find) => find(file, rules.facts, rules.names)),
        ]
      }),
      ...compared.flatMap(({ file, pairs, findings, freshness }) => [
        ...findings,
        ...checkFreshness(file, pairs, freshness),
      ]),
    ],
    files,
    recorded,
    source,
    translations: new Map(compared.map((translation) => [translation.file.language, translation])),
  }
}

function compare(source: LocaleFile, file: LocaleFile, recorded: readonly LocaleFile[]) {
  const { findings, pairs } = compareStructure(source, file)
  const before = recorded.find(({ language }) => language === file.language)
  return { file, pairs, findings, freshness: compareFreshness(pairs, before, [source, file]) }
}

/** Checks each text of a file: its value, its markup, and what readers see of it. */
function checkTexts(
  file: LocaleFile,
  source: LocaleFile,
  pairs: readonly Pair[],
  rules: SharedRules,
): Finding[] {
  const check = textChecker(file, source, rules)
  const english = new Map(pairs.map((pair) => [pair.translation.key, pair.source.value]))
  return [...file.texts.values()].flatMap((text) => {
    const plural = pluralKey(text.key)
    // An English plural text must agree with its form `_other`.
    const model = english.get(text.key) ?? (plural && file.texts.get(`${plural.base}_other`)?.value)
    // A form for exactly one number may write it in words.
    const isExact = plural && ['zero', 'one', 'two'].includes(plural.category)
    return [
      ...valueFindings(text),
      ...markupFindings(text.value, model, isExact ? ['{{count}}'] : []),
      ...check(text, english.get(text.key)),
    ].map((details) => finding(text, details))
  })
}

/** Finds a text that is empty, begins or ends with white space, or is only the name of its key. */
function valueFindings({ key, value }: Text): FindingDetails[] {
  if (value.trim() === '') return [{ code: 'empty' }]
  if (value !== value.trim()) return [{ code: 'white-space-around' }]
  // A key of one word, such as "name", may be a real text. A path or a camelCase name cannot.
  const last = key.slice(key.lastIndexOf('.') + 1)
  const isKey = (value === key && key.includes('.')) || (value === last && /[a-z\d][A-Z]/.test(last))
  return isKey ? [{ code: 'key-as-text', values: { value } }] : []
}
