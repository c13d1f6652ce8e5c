import { isGroup } from '#i18n/completeTexts.ts'

/** Adds to a value the groups, lists and texts that only the other value has. */
export function fillMissing(own: unknown, other: unknown): unknown {
  if (own === undefined) return other
  if (!isGroup(own) || !isGroup(other)) return own
  const filled = Object.entries(other).map(([key, value]) => [key, fillMissing(own[key], value)])
  return { ...own, ...Object.fromEntries(filled) }
}
