import type { Texts } from './createI18n.ts'

/**
 * The texts of a draft: those of the default language, with what is translated in their place. A key that is
 * missing or empty is not translated.
 * @param mark what becomes of a text that is not translated.
 */
export function completeTexts(source: Texts, own: unknown, mark: (text: string) => string): Texts {
  return complete(source, own, mark) as Texts
}

function complete(source: unknown, own: unknown, mark: (text: string) => string): unknown {
  if (typeof source === 'string') return typeof own === 'string' && own !== '' ? own : mark(source)
  if (Array.isArray(source)) return source.map((item, index) => complete(item, at(own, index), mark))
  if (typeof source !== 'object' || source === null) return own ?? source
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, complete(value, at(own, key), mark)]),
  )
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined
}
