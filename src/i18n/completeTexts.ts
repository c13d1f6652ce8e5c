import type { NamespaceTexts } from './createI18n.ts'

/**
 * Completes a translation with the default language's texts. Keys that only the translation has stay.
 * @param mark marks a text of the default language, where the translation's is missing or empty
 */
export function completeTexts(
  source: NamespaceTexts,
  own: unknown,
  mark: (text: string) => string,
): NamespaceTexts {
  return complete(source, own, mark) as NamespaceTexts
}

function complete(source: unknown, own: unknown, mark: (text: string) => string): unknown {
  if (typeof source === 'string') return typeof own === 'string' && own !== '' ? own : mark(source)
  if (Array.isArray(source)) {
    const more: unknown[] = Array.isArray(own) ? own.slice(source.length) : []
    return [...source.map((item, index) => complete(item, at(own, index), mark)), ...more]
  }
  if (!isGroup(source)) return own ?? source
  const completed = Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, complete(value, at(own, key), mark)]),
  )
  if (!isGroup(own)) return completed
  // A complete translation decides the order of its keys: pages show their sections in that order.
  const isWhole = Object.keys(source).every((key) => key in own)
  return isWhole ? { ...own, ...completed } : { ...completed, ...own, ...completed }
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined
}

/** Whether a value of a locale file is a group: an object of named values. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
