import { closest } from '../text/editDistance.ts'
import { finding, type Fault, type Finding, type Place } from '../report/Finding.ts'
import type { Entry, LocaleFile, Text } from '../files/localeFile.ts'
import { quote } from '../text/show.ts'
import { pluralKey } from './plurals.ts'

/** An English text and its translation. */
export interface Pair {
  source: Text
  translation: Text
}

export interface Structure {
  findings: Finding[]
  /** The texts that have the same key in both languages, so that they can be compared. */
  pairs: Pair[]
}

/**
 * Compares the keys of a translation with those of the source. A missing group is one finding, and so is a list of
 * another length or a misspelt key. Plural keys differ between languages; `checkPlurals` checks them.
 */
export function compareStructure(source: LocaleFile, translation: LocaleFile): Structure {
  const structure: Structure = { findings: [], pairs: [] }
  compareGroups(source.root, translation.root, structure)
  return structure
}

function compare(source: Entry, translation: Entry, structure: Structure) {
  if (translation.kind === 'other') return
  if (source.kind !== translation.kind) {
    const code = source.kind === 'list' ? 'must-be-list' : wantedKinds[source.kind]
    if (code) structure.findings.push(finding(translation, { code }))
  } else if (source.kind === 'text') structure.pairs.push({ source, translation })
  else if (source.kind === 'list') compareLists(source, translation, structure)
  else compareGroups(source, translation, structure)
}

const wantedKinds = {
  text: 'must-be-text',
  group: 'must-be-group',
  list: 'must-be-list',
  other: undefined,
} as const

function compareLists(source: Entry, translation: Entry, structure: Structure) {
  const [wanted, found] = [source.children.size, translation.children.size]
  if (wanted === found) return compareCommon(source, translation, structure)
  // An empty list has a finding of its own.
  if (found === 0) return
  const values = { found, wanted, source: source.file, line: source.line }
  structure.findings.push(finding(translation, { code: 'list-length', values }))
}

function compareGroups(source: Entry, translation: Entry, structure: Structure) {
  // An empty group has a finding of its own.
  if (translation.children.size === 0) return
  const missing = namesBeside(source, translation)
  const extra = namesBeside(translation, source)
  for (const name of extra) {
    const entry = translation.children.get(name)
    if (!entry) continue
    const meant = missing.length === 1 && extra.length === 1 ? missing[0] : closest(name, missing)
    if (meant === undefined) {
      structure.findings.push(finding(entry, { code: 'key-extra', values: { source: source.file } }))
    } else {
      missing.splice(missing.indexOf(meant), 1)
      structure.findings.push(finding(entry, { code: 'key-renamed', values: { wanted: meant } }))
    }
  }
  for (const name of missing) structure.findings.push(missingKey(source.children.get(name), translation))
  compareCommon(source, translation, structure)
}

function compareCommon(source: Entry, translation: Entry, structure: Structure) {
  for (const [name, entry] of translation.children) {
    const plural = pluralKey(name)
    const counterpart = source.children.get(name) ?? (plural && source.children.get(`${plural.base}_other`))
    if (counterpart) compare(counterpart, entry, structure)
  }
}

function namesBeside(group: Entry, other: Entry) {
  return [...group.children.keys()].filter((name) => !pluralKey(name) && !other.children.has(name))
}

function missingKey(source: Entry | undefined, parent: Entry): Finding {
  const place: Place = { ...parent, key: source?.key ?? parent.key }
  const values = { source: source?.file ?? '', line: source?.line ?? 1 }
  const fault: Fault =
    source?.kind === 'text'
      ? { code: 'key-missing', values: { ...values, text: quote(source.value) } }
      : { code: 'group-missing', values }
  return finding(place, fault)
}
