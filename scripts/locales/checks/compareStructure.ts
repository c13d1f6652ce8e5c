import { finding, type FindingDetails, type Finding, type Place } from '../report/Finding.ts'
import type { Entry, LocaleFile, Text } from '../files/localeFile.ts'
import { matchNames } from '../text/names.ts'
import { quote } from '../text/show.ts'
import { pluralKey } from './plurals.ts'

/** An English text and its translation. */
export interface Pair {
  source: Text
  translation: Text
}

/**
 * Compares the keys of a translation with those of the source. A missing group is one finding, and so is a list of
 * another length or a misspelt key. Plural keys differ between languages; `checkPlurals` checks them.
 * @returns with the findings, the texts that have the same key in both languages, so that they can be compared
 */
export function compareStructure(source: LocaleFile, translation: LocaleFile) {
  const structure = { findings: [] as Finding[], pairs: [] as Pair[] }
  compare(source.root, translation.root, structure)
  return structure
}

function compare(source: Entry, translation: Entry, structure: { findings: Finding[]; pairs: Pair[] }) {
  const { kind } = source
  const report = (place: Place, details: FindingDetails) => structure.findings.push(finding(place, details))
  const [wanted, found] = [source.children.size, translation.children.size]
  if (translation.kind === 'other' || kind === 'other') return
  if (kind !== translation.kind) report(translation, { code: `must-be-${kind}` })
  else if (kind === 'text') structure.pairs.push({ source, translation })
  // An empty list or group has a finding of its own.
  else if (found === 0) return
  else if (kind === 'list' && wanted !== found) {
    const values = { items: found, wanted, source: source.file, line: source.line }
    report(translation, { code: 'list-length', values })
  } else {
    compareKeys(source, translation, report)
    for (const [name, entry] of translation.children) {
      const plural = pluralKey(name)
      const counterpart = source.children.get(name) ?? (plural && source.children.get(`${plural.base}_other`))
      if (counterpart) compare(counterpart, entry, structure)
    }
  }
}

function compareKeys(
  source: Entry,
  translation: Entry,
  report: (place: Place, details: FindingDetails) => void,
) {
  const { extra, missing } = matchNames(namesOf(translation), namesOf(source))
  for (const [name, wanted] of extra) {
    const entry = translation.children.get(name) ?? translation
    if (wanted === undefined) report(entry, { code: 'key-extra', values: { source: source.file } })
    else report(entry, { code: 'key-renamed', values: { found: quote(name), wanted } })
  }
  for (const name of missing) {
    const { file, line, key, kind, value } = source.children.get(name) ?? source
    const code = kind === 'text' ? 'key-missing' : 'group-missing'
    report({ ...translation, key }, { code, values: { source: file, line, text: quote(value) } })
  }
}

function namesOf({ children }: Entry) {
  return [...children.keys()].filter((name) => !pluralKey(name))
}
