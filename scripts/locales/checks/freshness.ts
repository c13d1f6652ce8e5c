import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { changedWords } from '../text/changedWords.ts'
import type { Pair } from './compareStructure.ts'

export interface Freshness {
  /** The English that a stale translation was made from, by the translation's key. */
  stale: Map<string, string>
  /** Keys of translations whose English nobody recorded yet. */
  unrecorded: Set<string>
  /** Keys that were translated once and that no language has any more. */
  gone: string[]
}

/**
 * Compares the English of today with the English that the translations were made from. An item of a list is
 * fresh wherever in the list it stood, so moving one makes no other stale.
 * @param recorded the English file as it was when it was translated.
 * @param files the English file and the translation, as they are now
 */
export function freshness(
  pairs: readonly Pair[],
  recorded: LocaleFile | undefined,
  files: readonly LocaleFile[],
): Freshness {
  const places = new Set(files.flatMap(({ texts }) => [...texts.keys()].map(placeOf)))
  const gone = [...(recorded?.texts.keys() ?? [])].filter((key) => !places.has(placeOf(key)))
  const result: Freshness = { stale: new Map(), unrecorded: new Set(), gone }
  const then = byPlace([...(recorded?.texts.values() ?? [])])
  const now = byPlace(pairs.map(({ source }) => source))
  for (const { source, translation } of pairs) {
    const place = placeOf(source.key)
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
 * Says which translations are stale, with the words that changed, how many new ones are unrecorded, and which
 * texts are gone from all languages: the site would show a key in their place.
 */
export function checkFreshness(
  file: LocaleFile,
  pairs: readonly Pair[],
  { stale, unrecorded, gone }: Freshness,
): Finding[] {
  const start = { file: file.file, line: 1, column: 1, language: file.language }
  const goneFindings = gone
    .slice(0, 1)
    .map((key) => finding({ ...start, key }, { code: 'gone', values: { count: gone.length, file: file.file } }))
  const staleFindings = pairs.flatMap(({ source, translation }) => {
    const old = stale.get(translation.key)
    if (old === undefined) return []
    return [finding(translation, { code: 'stale', values: changedWords(old, source.value) })]
  })
  const first = pairs.find(({ translation }) => unrecorded.has(translation.key))?.translation
  if (!first) return [...goneFindings, ...staleFindings]
  const values = { count: unrecorded.size }
  return [...goneFindings, ...staleFindings, finding({ ...first, key: '' }, { code: 'unrecorded', values })]
}

function byPlace(texts: readonly { key: string; value: string }[]) {
  const places = new Map<string, Set<string>>()
  for (const { key, value } of texts) {
    const place = placeOf(key)
    places.set(place, (places.get(place) ?? new Set()).add(value))
  }
  return places
}

/** The key of a text without its place in a list: `rows.*.1`. */
function placeOf(key: string): string {
  return key.replace(/\.\d+(?=\.|$)/g, '.*')
}
