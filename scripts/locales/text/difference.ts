/** The members of one set that are missing in the other. */
export function difference<T>(set: Iterable<T>, other: Iterable<T>): T[] {
  const others = new Set(other)
  return [...new Set(set)].filter((member) => !others.has(member))
}
