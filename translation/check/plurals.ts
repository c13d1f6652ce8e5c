import { finding, type Finding } from './report/Finding.ts'
import { entriesBelow, type Entry, type LocaleFile } from '../files/localeFile.ts'
import { tagOf } from './rules/writing.ts'
import { difference } from './text/names.ts'

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * Splits a key that ends in a plural category, as i18next does: `results_few` into `results` and `few`. A figure that
 * stands alone may have a form of its own beside that of a sentence: `server_alone_two` is one of `server`, too.
 */
export function pluralKey(key: string) {
  const category = pluralCategories.find((name) => key.endsWith(`_${name}`))
  if (!category) return undefined
  const stem = key.slice(0, -category.length - 1)
  return { base: stem.replace(/_alone$/, ''), category, isAlone: stem.endsWith('_alone') }
}

/** Finds plural forms that are missing or extra. A text that is plural in one language is plural in all. */
export function checkPlurals(files: readonly LocaleFile[]): Finding[] {
  const all = files.flatMap(({ root, language, namespace }) =>
    [root, ...entriesBelow(root)].map((entry) => ({ entry, language, place: `${namespace} ${entry.key}` })),
  )
  return [...Map.groupBy(all, ({ place }) => place).values()].flatMap((group) => {
    const bases = new Set(group.flatMap(({ entry }) => pluralKeys(entry)).map(({ base }) => base))
    return group.flatMap(({ entry, language }) =>
      [...bases].flatMap((base) => checkBase(entry, base, language)),
    )
  })
}

/**
 * Returns an English group with the plural forms of another language: Arabic needs six where English has two. Each form
 * translates the English `_other`.
 */
export function withOwnForms(group: Entry, language: string): Entry {
  const children = [...group.children].flatMap(([name, entry]): [string, Entry][] => {
    const plural = pluralKey(name)
    if (!plural || !group.children.has(`${plural.base}_other`)) return [[name, withOwnForms(entry, language)]]
    if (plural.category !== 'other') return []
    return categoriesOf(plural.base, language).map((category) => {
      const own = `${plural.base}_${category}`
      const { key } = entry
      return [own, { ...entry, key: key.slice(0, key.length - name.length) + own }]
    })
  })
  return { ...group, children: new Map(children) }
}

/** Returns the keys of all texts that a language needs for the texts of an English file. */
export function neededKeys(source: LocaleFile, language: string): Set<string> {
  const entries = entriesBelow(withOwnForms(source.root, language))
  return new Set(entries.filter(({ kind }) => kind === 'text').map(({ key }) => key))
}

/** Returns the plural categories of a language, for a text whose key is `base` and a category. */
export function categoriesOf(base: string, language: string) {
  const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(tagOf(language), { type }).resolvedOptions().pluralCategories
}

function pluralKeys({ children }: Entry) {
  return [...children.keys()].flatMap((name) => pluralKey(name) ?? [])
}

function checkBase(group: Entry, base: string, language: string): Finding[] {
  const needed = categoriesOf(base, language)
  const forms = pluralKeys(group).filter((plural) => plural.base === base)
  const given = forms.map(({ category }) => category)
  const report = (code: 'plural-missing' | 'plural-extra', category: string, missing = '') => {
    const name = `${base}_${category}`
    const near = group.children.get(name) ?? group.children.get(`${base}_${given[0]}`) ?? group
    const place = { ...near, key: group.key ? `${group.key}.${name}` : name }
    return finding(place, { code, values: { language, all: listed(needed), missing } })
  }
  // A form that stands alone does not replace that of a sentence.
  const ofSentences = forms.filter(({ isAlone }) => !isAlone).map(({ category }) => category)
  const absent = difference(needed, ofSentences)
  return [
    ...absent.slice(0, 1).map((category) => report('plural-missing', category, listed(absent))),
    ...difference(given, needed).map((category) => report('plural-extra', category)),
  ]
}

function listed(categories: readonly string[]) {
  return categories.map((category) => `_${category}`).join(', ')
}
