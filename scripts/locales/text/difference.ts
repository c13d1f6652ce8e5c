/** The members of one set that another lacks. */
export function difference<T>(set: Iterable<T>, other: Iterable<T>): T[] {
  const others = new Set(other)
  return [...new Set(set)].filter((member) => !others.has(member))
}
