import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type FindingDetails, type Finding, type Place } from './report/Finding.ts'
import { fileOf, type Entry, type LocaleFile, type Text } from '../files/localeFile.ts'
import { matchNames } from './text/names.ts'
import { changedWords, quote } from './text/show.ts'
import { pluralKey } from './plurals.ts'

/** A translation and its English text. Several plural forms may translate the same English text. */
export interface Pair {
  source: Text
  translation: Text
  /** `stale`: the English changed since; `unrecorded`: its English is not recorded yet. */
  state: 'fresh' | 'stale' | 'unrecorded'
  /** The English that a stale translation was made from. */
  was?: string
}

export interface ComparedFile extends LocaleFile {
  /** The English file; undefined for an English file, or if one of the two cannot be read. */
  source: LocaleFile | undefined
  pairs: Pair[]
  /** Keys that were translated once, and that no language has any more. */
  gone: string[]
  differences: Finding[]
}

/**
 * Compares a translated file with its English file.
 * @param records the English that translations were made from; an unreadable record makes no text stale
 */
export function compareFile(
  file: LocaleFile,
  files: readonly LocaleFile[],
  records: readonly LocaleFile[],
): ComparedFile {
  const source = fileOf(files, defaultLanguage, file.namespace)
  const recorded = fileOf(records, file.language, file.namespace)
  if (!source?.readable || !file.readable || file === source)
    return { ...file, source: undefined, pairs: [], gone: [], differences: [] }
  const found: Finding[] = []
  const report: Report = (place, details) => found.push(finding(place, details))
  const texts = pairTexts(source.root, file.root, report)
  const then = byPlace(recorded?.texts.values() ?? [])
  const now = byPlace(texts.map(([english]) => english))
  const pairs = texts.map(([english, translation]): Pair => {
    const pair = { source: english, translation }
    const place = withoutIndexes(english.key)
    const before = then.get(place) ?? []
    if (recorded?.readable === false || before.includes(english.value)) return { ...pair, state: 'fresh' }
    const replaced = before.filter((text) => !now.get(place)?.includes(text))
    const was = replaced.find((text) => text === recorded?.texts.get(english.key)?.value) ?? replaced[0]
    return was === undefined ? { ...pair, state: 'unrecorded' } : { ...pair, state: 'stale', was }
  })
  const places = byPlace([...source.texts.values(), ...file.texts.values()])
  const gone = [...(recorded?.texts.keys() ?? [])].filter((key) => !places.has(withoutIndexes(key)))
  return { ...file, source, pairs, gone, differences: [...found, ...freshnessFindings(file, pairs, gone)] }
}

type Report = (place: Place, details: FindingDetails) => void

/** Pairs texts with their English. A missing group, a wrong length or a misspelt key is a single finding. */
function pairTexts(source: Entry, translation: Entry, report: Report): (readonly [Entry, Entry])[] {
  const { kind } = source
  const [wanted, items] = [source.children.size, translation.children.size]
  if (translation.kind === 'other' || kind === 'other') return []
  if (kind !== translation.kind) report(translation, { code: `must-be-${kind}` })
  else if (kind === 'text') return [[source, translation]]
  // An empty list or group has a finding of its own.
  else if (items > 0 && kind === 'list' && wanted !== items) {
    const values = { items, wanted, source: source.file, line: source.line }
    report(translation, { code: 'list-length', values })
  } else if (items > 0) {
    compareKeys(source, translation, report)
    return [...translation.children].flatMap(([name, entry]) => {
      const plural = pluralKey(name)
      const counterpart = source.children.get(name) ?? (plural && source.children.get(`${plural.base}_other`))
      return counterpart ? pairTexts(counterpart, entry, report) : []
    })
  }
  return []
}

function compareKeys(source: Entry, translation: Entry, report: Report) {
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

/** Finds stale and unrecorded texts, and texts that every language has lost: the site would show their keys. */
function freshnessFindings({ file, root }: LocaleFile, pairs: readonly Pair[], gone: readonly string[]) {
  // The finding has the whole command, ready to copy.
  const command = (key = '') => `npm run locales -- accept ${file} ${key}`.trimEnd()
  const ofFile = (place: Place, code: 'gone' | 'unrecorded', count: number) =>
    finding(place, { code, values: { count, command: command() } })
  const unrecorded = pairs.filter(({ state }) => state === 'unrecorded')
  return [
    ...pairs.flatMap(({ source, translation, was }) => {
      if (was === undefined) return []
      const values = { ...changedWords(was, source.value), command: command(translation.key) }
      return [finding(translation, { code: 'stale', values })]
    }),
    ...gone.slice(0, 1).map((key) => ofFile({ ...root, key }, 'gone', gone.length)),
    ...unrecorded
      .slice(0, 1)
      .map(({ translation }) => ofFile({ ...translation, key: '' }, 'unrecorded', unrecorded.length)),
  ]
}

/** Groups values by place, without positions in lists: an item that moves makes no other item stale. */
function byPlace(texts: Iterable<Text>) {
  const places = Map.groupBy(texts, ({ key }) => withoutIndexes(key))
  return new Map([...places].map(([place, found]) => [place, found.map(({ value }) => value)]))
}

/** Returns a text's key without positions in lists: `rows.*.1`. */
function withoutIndexes(key: string): string {
  return key.replace(/\.\d+(?=\.|$)/g, '.*')
}
