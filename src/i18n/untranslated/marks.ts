import { defaultLanguage, languages } from '../languages.ts'

/**
 * What stands around a text of a draft that is not translated, and shown in the default language: isolates that
 * keep its direction where nothing else can (titles, names for screen readers), each with a mark without width.
 */
const start = '\u2066\u2063'
const end = '\u2063\u2069'

/** The attributes of an element that shows such a text. */
export const sourceLanguage = { lang: defaultLanguage, dir: languages[defaultLanguage].direction }

/** Marks a text of the default language. */
export function markUntranslated(text: string): string {
  return start + text + end
}

/** Whether a text, or a part of it, is marked. */
export function isUntranslated(value: unknown): value is string {
  return typeof value === 'string' && (value.startsWith(start) || value.endsWith(end))
}

export function withoutMarks(text: string): string {
  return text.replaceAll(start, '').replaceAll(end, '')
}
