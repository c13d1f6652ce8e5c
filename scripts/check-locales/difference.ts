/** The members of one set that another lacks. */
export function difference<T>(set: ReadonlySet<T>, other: ReadonlySet<T>): T[] {
  return [...set].filter((member) => !other.has(member))
}
