import type { ToolLanguage } from '../words/wordsIn.ts'

/** A finding of the check of the locale files, as the panel shows it. */
export interface ShownFinding {
  /** What is wrong stops the build; advice does not. */
  severity: 'wrong' | 'advice'
  /** Its name, for `locales/exceptions.json`. */
  code: string
  /** `locales/ar/pages/home.json` */
  file: string
  /** Lines and columns count from 1. */
  line: number
  column: number
  /** Path of the text in the file; empty when the file as a whole is meant. */
  key: string
  /** What is wrong and how to correct it. */
  messages: Record<ToolLanguage, string>
}
