import { closestMatch } from 'leven'

/** Undefined if none is similar enough. @param maxDistance letters that may differ; two swapped ones count as two */
export function closest(
  word: string,
  candidates: readonly string[],
  maxDistance = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  const inLowerCase = candidates.map((candidate) => candidate.toLowerCase())
  const found = closestMatch(word.toLowerCase(), inLowerCase, { maxDistance })
  return found === undefined ? undefined : candidates[inLowerCase.indexOf(found)]
}

/** The members of one set that are missing in the other. */
export function difference<T>(set: Iterable<T>, other: Iterable<unknown>): T[] {
  const others = new Set(other)
  return [...new Set(set)].filter((member) => !others.has(member))
}

/** Every item that has the same key as an earlier one, with that one. */
export function repetitions<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  return [...Map.groupBy(items, keyOf).values()].flatMap((group) =>
    group.slice(1).flatMap((item) => (group[0] === undefined ? [] : [[item, group[0]] as const])),
  )
}

/** Whether a text has this key, or is inside the group or list with this key. The empty key is that of the file. */
export function isWithin(text: string, key: string): boolean {
  return key === '' || text === key || text.startsWith(`${key}.`)
}

/** Gives each extra name with the missing one that is similar in this part, if any, and the other missing names. */
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

/** Does the same, and matches a single name with a single missing one, even if they are not similar. */
export function matchNames(found: Iterable<string>, wanted: Iterable<string>) {
  const [names, missing] = [difference(found, wanted), difference(wanted, found)]
  const isOne = names.length === 1 && missing.length === 1
  return isOne ? matchSimilar(names, missing, () => '') : matchSimilar(names, missing)
}
