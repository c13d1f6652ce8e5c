import { languageCodes } from '#i18n/languages.ts'
import type { TextPlace } from './placeMarks.ts'

export interface Draft {
  text: string
  /** The saved text that it replaces; null if the language lacks the text. */
  before: string | null
}

/** Whether a value is the place of a text, in a language that the server shows: it may have shown another before. */
export function isPlace(value: unknown): value is TextPlace {
  if (typeof value !== 'string') return false
  const [language, namespace, key] = value.split(' ')
  return languageCodes.some((code) => code === language) && !!namespace && !!key
}

/** Reads drafts from storage. What is none is dropped, and the others stay. */
export function parseDrafts(text: string | null): [TextPlace, Draft][] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [TextPlace, Draft] {
  return Array.isArray(value) && isPlace(value[0]) && isDraft(value[1])
}

function isDraft(value: unknown): value is Draft {
  const { text, before } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>
  return typeof text === 'string' && (typeof before === 'string' || before === null)
}
