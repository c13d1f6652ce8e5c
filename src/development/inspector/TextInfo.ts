import type { LanguageCode } from '#i18n/languages.ts'
import type { Words } from '../words/wordsIn.ts'

/** What a translator has to know of a text; the development server says it. */
export interface TextInfo {
  key: string
  /** What `locales/notes.json` tells about it; empty for nothing. */
  note: string
  /** The text in each language of the site, in the order of its table. */
  versions: TextVersion[]
}

export interface TextVersion {
  language: LanguageCode
  /** `locales/ar/menu.json`. */
  file: string
  /** They count from 1. */
  line: number
  column: number
  text: string
  state: TextState
  /** The English that a stale translation was made from. */
  was?: string
}

/**
 * `source`: the English; `fresh`: says what the English of today says; `stale`: the English changed since;
 * `unrecorded`: nobody has said yet which English it was made from; `missing`: there is no such text.
 */
export type TextState = keyof Words['inspector']['states']

/** A mail of the form, as a mailbox gets it. */
export interface Mail {
  /** One enquiry with and without a subject and a checked captcha, many in one mail, and what its visitor gets. */
  kind: keyof Words['hiddenTexts']['mails']
  language: LanguageCode
  /** The sender's name. */
  from: string
  subject: string
  text: string
  html: string
}

/** What the sample enquiry is called. */
export const sampleReference = 'QT-7K3M01'
