import type { LanguageCode } from '#i18n/languages.ts'
import type { Words } from '../words/wordsIn.ts'

/** A finding of the check, with its message in one language. */
export interface ShownFinding {
  /** A finding that is wrong stops the build; advice does not. */
  severity: 'wrong' | 'advice'
  /** The name of the finding, for `translation/exceptions.json`. */
  code: string
  /** The file, such as `locales/ar/pages/home.json`. Lines and columns count from 1. */
  file: string
  line: number
  column: number
  /** The path of the text in the file; empty for the whole file. */
  key: string
  values: Record<string, string | number>
  message: string
}

export interface TextInfo {
  key: string
  /** The note in `translation/notes.json`; empty if there is none. */
  note: string
  /** The text in each language of the site, in the order of its table. */
  versions: TextVersion[]
}

export interface TextVersion {
  language: LanguageCode
  file: string
  line: number
  column: number
  text: string
  /** `unrecorded`: its English is not recorded yet. */
  state: keyof Words['inspector']['states']
  /** The English that a stale translation was made from. */
  was?: string | undefined
}

/** A mail as `server/cli/printSampleMails.ts` prints it. */
export interface Mail {
  kind: keyof Words['hiddenTexts']['mails']
  language: LanguageCode
  /** The sender's name. */
  from: string
  subject: string
  text: string
  html: string
}
