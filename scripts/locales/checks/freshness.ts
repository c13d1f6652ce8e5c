import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { changedWords } from '../text/changedWords.ts'
import type { Pair } from './compareStructure.ts'

export interface Freshness {
  /** The English that a stale translation was made from, by the translation's key. */
  stale: Map<string, string>
  /** Keys of translations whose English nobody recorded yet. */
  unrecorded: Set<string>
}

/**
 * Compares the English of today with the English that the translations were made from. An item of a list is
 * fresh wherever in the list it stood, so moving one makes no other stale.
 * @param recorded the English file as it was when it was translated.
 */
export function freshness(pairs: readonly Pair[], recorded: LocaleFile | undefined): Freshness {
  const result: Freshness = { stale: new Map(), unrecorded: new Set() }
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

/** Says which translations are stale, with the words that changed, and how many new ones are unrecorded. */
export function checkFreshness(pairs: readonly Pair[], { stale, unrecorded }: Freshness): Finding[] {
  const staleFindings = pairs.flatMap(({ source, translation }) => {
    const old = stale.get(translation.key)
    if (old === undefined) return []
    return [finding(translation, { code: 'stale', values: changedWords(old, source.value) })]
  })
  const first = pairs.find(({ translation }) => unrecorded.has(translation.key))?.translation
  if (!first) return staleFindings
  const values = { count: unrecorded.size }
  return [...staleFindings, finding({ ...first, key: '' }, { code: 'unrecorded', values })]
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
