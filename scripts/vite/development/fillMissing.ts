import { isPlainObject } from 'es-toolkit/predicate'

/** A value with what it lacks taken from another one: whole groups, lists and texts. */
export function fillMissing(own: unknown, other: unknown): unknown {
  if (own === undefined) return other
  if (!isPlainObject(own) || !isPlainObject(other)) return own
  const filled = Object.entries(other).map(([key, value]) => [key, fillMissing(own[key], value)])
  return { ...own, ...Object.fromEntries(filled) }
}
