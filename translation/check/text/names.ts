import { closestMatch } from 'leven'

/**
 * Finds the most similar name; undefined if none is similar enough.
 * @param maxDistance the number of letters that may differ; two swapped letters count as two
 */
export function closest(
  word: string,
  candidates: readonly string[],
  maxDistance = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  const inLowerCase = candidates.map((candidate) => candidate.toLowerCase())
  const found = closestMatch(word.toLowerCase(), inLowerCase, { maxDistance })
  return found === undefined ? undefined : candidates[inLowerCase.indexOf(found)]
}

/** Returns the members of the first set that the other lacks. */
export function difference<T>(set: Iterable<T>, other: Iterable<unknown>): T[] {
  const others = new Set(other)
  return [...new Set(set)].filter((member) => !others.has(member))
}

/** Returns each item with the same key as an earlier item, together with the earlier item. */
export function repetitions<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  return [...Map.groupBy(items, keyOf).values()].flatMap((group) =>
    group.slice(1).flatMap((item) => (group[0] === undefined ? [] : [[item, group[0]] as const])),
  )
}

/** Whether a text has this key, or is inside the group or list with this key. The empty key is the whole file. */
export function isWithin(text: string, key: string): boolean {
  return key === '' || text === key || text.startsWith(`${key}.`)
}

/** Pairs each extra name with the missing name whose part is similar, if any; also returns the other missing names. */
export function matchSimilar(
  found: Iterable<string>,
  wanted: Iterable<string>,
  partOf = (name: string) => name,
) {
  const missing = difference(wanted, found)
  const extra = difference(found, wanted).map((name) => {
    const similar = closest(partOf(name), missing.map(partOf))
    const meant = missing.find((each) => partOf(each) === similar)
    if (meant !== undefined) missing.splice(missing.indexOf(meant), 1)
    return [name, meant] as const
  })
  return { extra, missing }
}

/** Does the same as `matchSimilar`, and also pairs a single extra name with a single missing name, similar or not. */
export function matchNames(found: Iterable<string>, wanted: Iterable<string>) {
  const [names, missing] = [difference(found, wanted), difference(wanted, found)]
  const isOne = names.length === 1 && missing.length === 1
  return isOne ? matchSimilar(names, missing, () => '') : matchSimilar(names, missing)
}
