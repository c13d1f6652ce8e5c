import type { LanguageCode } from '#i18n/languages.ts'
import type { Words } from '../words/wordsIn.ts'
import type { ListItem, ShownFinding } from './answers.ts'

/** A change of one text of the locale files. The text is addressed as the page knows it, never by a path. */
export interface TextChange {
  language: LanguageCode
  namespace: string
  key: string
  /** The new text; null takes back a text that was added. */
  text: string | null
  /** The text that the translator saw; null if it was missing. Another text on disk is a conflict. */
  before: string | null
  /** Whether it takes back a saved change: the text that comes back may be wrong or empty, as it was. */
  isUndo?: boolean | undefined
}

/** A change of a list: items added, moved or removed. The list is addressed as a text is. */
export interface ListChange {
  namespace: string
  key: string
  /** In each language that changes: the items that the translator saw, and those that replace them. */
  items: Partial<Record<LanguageCode, { before: ListItem[]; after: ListItem[] }>>
}

/** What the development server did with a change. */
export type ChangeAnswer =
  | { outcome: 'saved'; advice: ShownFinding[]; elsewhere: ShownFinding[] }
  | { outcome: 'wrong'; findings: ShownFinding[] }
  | { outcome: 'conflict'; saved: string | null }

/** Why the server refuses a request, where a translator can help: the card says it in the page's language. */
export type RefusalReason = keyof Words['card']['refusals']

/** `message` is for developers, in English. */
export interface Refusal {
  reason?: RefusalReason | undefined
  message: string
}

/** Accepts a translation: it says what this English says. */
export interface Acceptance {
  language: LanguageCode
  namespace: string
  key: string
  /** The English that the translator saw. */
  english: string
}

/** The header and the `<meta>` with the token of the development server's own pages. */
export const tokenHeader = 'x-translation-token'
export const tokenMeta = 'translation-token'
