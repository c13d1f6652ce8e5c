import type { NamespaceTexts } from './createI18n.ts'

/**
 * The default language's texts with what is translated in their place. What only the translation has stays.
 * @param mark what becomes of a text that is missing or empty in the translation
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
  // The order is the translation's if it is whole: pages show their sections in it.
  const isWhole = Object.keys(source).every((key) => key in own)
  return isWhole ? { ...own, ...completed } : { ...completed, ...own, ...completed }
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined
}

/** Whether a value of a locale file holds others by name. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
