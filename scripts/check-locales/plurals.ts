import { difference } from './difference.ts'
import type { Finding } from './finding.ts'
import { closestLine, type LocaleFile, type Text } from './localeFile.ts'

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export interface PluralKey {
  /** The key that the code names: `results` of `results_few`. */
  base: string
  category: Intl.LDMLPluralRule
}

/** Splits a key that ends in a plural category, as i18next reads it. */
export function pluralKey(key: string): PluralKey | undefined {
  const category = pluralCategories.find((name) => key.endsWith(`_${name}`))
  return category && { base: key.slice(0, -category.length - 1), category }
}

/** The text that a translation answers to: of the same key, or the general form of a counted one. */
export function counterpart(key: string, source: LocaleFile): Text | undefined {
  const plural = pluralKey(key)
  return source.texts.get(key) ?? (plural && source.texts.get(`${plural.base}_other`))
}

/** Finds counted texts of a namespace that lack a form their language needs, or have one it never uses. */
export function checkPlurals(files: readonly LocaleFile[]): Finding[] {
  const bases = new Set(files.flatMap(pluralBases))
  return files.flatMap((file) => [...bases].flatMap((base) => checkBase(file, base)))
}

function checkBase(file: LocaleFile, base: string): Finding[] {
  const needed = new Set(categories(file.language, base.endsWith('_ordinal') ? 'ordinal' : 'cardinal'))
  const given = new Set(pluralKeys(file).flatMap((plural) => (plural.base === base ? [plural.category] : [])))
  const sibling = [...given][0]
  const all = [...needed].map((category) => `_${category}`).join(', ')
  const finding = (category: string, message: string): Finding => {
    const key = `${base}_${category}`
    const line = file.lines.get(key) ?? closestLine(file, sibling ? `${base}_${sibling}` : base)
    return { file: file.file, line, key, message }
  }
  return [
    ...difference(needed, given).map((category) =>
      finding(category, `is missing; a counted text in "${file.language}" needs ${all}`),
    ),
    ...difference(given, needed).map((category) =>
      finding(
        category,
        `is never shown; a counted text in "${file.language}" has only ${all}: delete this one`,
      ),
    ),
  ]
}

function pluralKeys({ texts }: LocaleFile) {
  return [...texts.keys()].flatMap((key) => pluralKey(key) ?? [])
}

function pluralBases(file: LocaleFile) {
  return pluralKeys(file).map(({ base }) => base)
}

function categories(language: string, type: 'cardinal' | 'ordinal') {
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
}
