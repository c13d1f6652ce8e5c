import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { changedWords } from '../text/changedWords.ts'
import type { Pair } from './compareStructure.ts'

export interface Freshness {
  /** The English that a stale translation was made from, by the translation's key. */
  stale: Map<string, string>
  /** Keys of translations whose English is not recorded yet. */
  unrecorded: Set<string>
  /** Keys that were translated before, and that no language has any more. */
  gone: string[]
}

/**
 * Compares the current English with the English that the translations were made from. The position in a list does not
 * matter, so that moving one item makes no other item stale. A record that cannot be read says nothing of any text.
 * @param recorded the English file at the time of its translation
 * @param files the English file and the translation, as they are now
 */
export function compareFreshness(
  pairs: readonly Pair[],
  recorded: LocaleFile | undefined,
  files: readonly LocaleFile[],
): Freshness {
  const places = new Set(files.flatMap(({ texts }) => [...texts.keys()].map(withoutIndexes)))
  const gone = [...(recorded?.texts.keys() ?? [])].filter((key) => !places.has(withoutIndexes(key)))
  const result: Freshness = { stale: new Map(), unrecorded: new Set(), gone }
  if (recorded?.readable === false) return result
  const then = byPlace(recorded?.texts.values() ?? [])
  const now = byPlace(pairs.map(({ source }) => source))
  for (const { source, translation } of pairs) {
    const place = withoutIndexes(source.key)
    const before = then.get(place) ?? new Set()
    if (before.has(source.value)) continue
    const replaced = [...before].filter((text) => !now.get(place)?.has(text))
    const same = recorded?.texts.get(source.key)?.value
    const old = same !== undefined && replaced.includes(same) ? same : replaced[0]
    if (old === undefined) result.unrecorded.add(translation.key)
    else result.stale.set(translation.key, old)
  }
  return result
}

/**
 * Finds stale translations, with the words that changed, the number of unrecorded ones, and texts that are gone from all
 * languages, for which the site would show the key.
 */
export function checkFreshness(
  { file, root }: LocaleFile,
  pairs: readonly Pair[],
  { stale, unrecorded, gone }: Freshness,
): Finding[] {
  const command = acceptCommand(file)
  const lost = gone.slice(0, 1).map((key) => {
    return finding({ ...root, key }, { code: 'gone', values: { count: gone.length, command } })
  })
  const outdated = pairs.flatMap(({ source, translation }) => {
    const old = stale.get(translation.key)
    if (old === undefined) return []
    const values = { ...changedWords(old, source.value), command: acceptCommand(file, translation.key) }
    return [finding(translation, { code: 'stale', values })]
  })
  const first = pairs.find(({ translation }) => unrecorded.has(translation.key))?.translation
  if (!first) return [...lost, ...outdated]
  const values = { count: unrecorded.size, command }
  return [...lost, ...outdated, finding({ ...first, key: '' }, { code: 'unrecorded', values })]
}

/** The whole command, so that it can be copied from a finding. */
function acceptCommand(file: string, key = '') {
  return `npm run locales -- accept ${file} ${key}`.trimEnd()
}

function byPlace(texts: Iterable<{ key: string; value: string }>) {
  const places = Map.groupBy(texts, ({ key }) => withoutIndexes(key))
  return new Map([...places].map(([place, found]) => [place, new Set(found.map(({ value }) => value))]))
}

/** The key of a text without its position in a list: `rows.*.1`. */
function withoutIndexes(key: string): string {
  return key.replace(/\.\d+(?=\.|$)/g, '.*')
}
