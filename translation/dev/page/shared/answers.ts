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

/** Why a text needs work. */
export type OpenKind = 'missing' | 'stale' | 'wrong' | 'advice'

export interface ShownOpenText {
  namespace: string
  key: string
  kind: OpenKind
  /** What the check says of it. */
  messages: string[]
}

export interface TextInfo {
  key: string
  /** The note in `translation/notes.json`; empty if there is none. */
  note: string
  /** The text in each language of the site, in the order of its table. */
  versions: TextVersion[]
  /** The terms of the glossary that the English text has, the longest first. */
  terms: GlossaryTerm[]
  /** The least and the greatest length in characters, if the place of the text has limits. */
  limit?: { least: number; most: number } | undefined
}

/** Where something stands in the project's code. Lines and columns count from 1. */
export interface CodePlace {
  file: string
  line: number
  column: number
}

/** Where something stands that a placeholder may name. */
export interface FigurePlace extends CodePlace {
  /** A figure of a calculation, given or computed, or data of the site's configuration, such as a mail address. */
  kind: 'given' | 'computed' | 'config'
  name: string
  /** The section or group of texts that names it; empty if every text may name it. */
  section: string
}

/** An item of a list: a text, or texts by their names or positions. */
export type ListItem = string | ListItem[] | { [name: string]: ListItem }

/** A list whose order and length mean nothing to the code, and the item of it that a text is in. */
export interface FreeTextList {
  kind: 'free'
  key: string
  index: number
  items: Partial<Record<LanguageCode, ListItem[]>>
}

/** The list or group that a text is an entry of. `named`: the code knows each by its name or its position, and where. */
export type TextList = FreeTextList | { kind: 'named'; place: CodePlace }

interface GlossaryTerm {
  term: string
  /** The words for it, the best first. */
  forms: string[]
  avoid: string[]
}

export interface TextVersion {
  language: LanguageCode
  file: string
  line: number
  column: number
  /** The key in this language: of a plural form that only the other language has, the key of the form `_other`. */
  key: string
  text: string
  /** Whether the file can be read at the moment. */
  isReadable: boolean
  /** `unrecorded`: its English is not recorded yet. */
  state: keyof Words['inspector']['states']
  /** The English that a stale translation was made from. */
  was?: string | undefined
  /** What the check says of the words. */
  findings: ShownFinding[]
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
