import { finding, type Finding } from '../report/Finding.ts'
import type { Entry, LocaleFile } from '../files/localeFile.ts'
import { difference } from '../text/difference.ts'

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export interface PluralKey {
  /** The key in the code: `results` for `results_few`. */
  base: string
  category: Intl.LDMLPluralRule
}

/** Splits a key that ends in a plural category, as i18next does. */
export function pluralKey(key: string): PluralKey | undefined {
  const category = pluralCategories.find((name) => key.endsWith(`_${name}`))
  return category && { base: key.slice(0, -category.length - 1), category }
}

/** Finds plural texts without a form that their language needs, or with a form that it never uses. */
export function checkPlurals(files: readonly LocaleFile[]): Finding[] {
  const groups = Map.groupBy(
    files.flatMap(({ root }) => groupsOf(root)),
    ({ key }) => key,
  )
  return [...groups.values()].flatMap((group) => {
    const bases = new Set(group.flatMap(pluralBases))
    return group.flatMap((entry) => [...bases].flatMap((base) => checkBase(entry, base)))
  })
}

function groupsOf(entry: Entry): Entry[] {
  const below = [...entry.children.values()].flatMap(groupsOf)
  return entry.kind === 'group' ? [entry, ...below] : below
}

function checkBase(group: Entry, base: string): Finding[] {
  const { language } = group
  const needed = categories(language, base.endsWith('_ordinal') ? 'ordinal' : 'cardinal')
  const given = pluralKeys(group).flatMap((plural) => (plural.base === base ? [plural.category] : []))
  const all = needed.map((category) => `_${category}`).join(', ')
  const place = (category: string) => {
    const name = `${base}_${category}`
    const near = group.children.get(name) ?? group.children.get(`${base}_${given[0]}`) ?? group
    return { ...near, key: group.key ? `${group.key}.${name}` : name }
  }
  const absent = difference(needed, given)
  const missing = absent.slice(0, 1).map((category) =>
    finding(place(category), {
      code: 'plural-missing',
      values: { language, all, missing: absent.map((name) => `_${name}`).join(', ') },
    }),
  )
  const extra = difference(given, needed).map((category) =>
    finding(place(category), { code: 'plural-extra', values: { language, all } }),
  )
  return [...missing, ...extra]
}

function pluralKeys({ children }: Entry) {
  return [...children.keys()].flatMap((name) => pluralKey(name) ?? [])
}

function pluralBases(group: Entry) {
  return pluralKeys(group).map(({ base }) => base)
}

function categories(language: string, type: 'cardinal' | 'ordinal') {
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
}
