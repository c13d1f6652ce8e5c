import { isGroup } from '#i18n/completeTexts.ts'

/** A value with what it lacks taken from another one: whole groups, lists and texts. */
export function fillMissing(own: unknown, other: unknown): unknown {
  if (own === undefined) return other
  if (!isGroup(own) || !isGroup(other)) return own
  const filled = Object.entries(other).map(([key, value]) => [key, fillMissing(own[key], value)])
  return { ...own, ...Object.fromEntries(filled) }
}
