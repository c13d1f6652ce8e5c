import type { i18n } from 'i18next'
import { cleanLine } from '#enquiry/cleanText.ts'
import type { CanonicalPageId } from '#config/pages.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { readNumber } from '#numbers/readNumber.ts'
import { sheetTexts } from './loadSheet.ts'
import type { Answer, Answers, Sheets } from './Sheets.ts'
import { choicesOf, type Question, type SheetTexts } from './texts.ts'

/** A question and its answer, in the visitor's language. */
export interface SheetLine {
  id: string
  label: string
  answer: string
}

/** A sheet as it is sent: its title, and a line for each question that has an answer. */
export interface WrittenSheet {
  page: CanonicalPageId
  title: string
  lines: SheetLine[]
  /** Both as plain text. */
  text: string
}

/** Writes an answer for a reader; empty if there is none, or if its choice is gone from the sheet. */
export function writeAnswer(question: Question, given: Answer | undefined, language: LanguageCode): string {
  if (given === undefined) return ''
  const chosen = choicesOf(question).filter(([id]) => [given].flat().includes(id))
  if (chosen.length > 0) {
    const list = new Intl.ListFormat(languages[language].formatLocale, { type: 'conjunction' })
    return list.format(chosen.map(([, label]) => label))
  }
  const typed = typeof given === 'string' && choicesOf(question).length === 0 ? cleanLine(given).trim() : ''
  const number = question.number === undefined ? undefined : readNumber(typed, question.number)
  // "1.4 TB" beside GB brings its own unit.
  if (!number) return typed
  const space = question.number?.startsWith('%') ? '' : ' '
  return `${number.written}${space}${question.number}`
}

/** Returns a line for each question of a sheet, in their order; without an answer it is empty. */
export function writeAllLines(
  { questions }: Pick<SheetTexts, 'questions'>,
  answers: Answers,
  language: LanguageCode,
): SheetLine[] {
  return Object.entries(questions).map(([id, question]) => ({
    id,
    label: question.label,
    answer: writeAnswer(question, answers[id], language),
  }))
}

/** Returns a line for each question that has an answer. */
export function writeLines(...sheet: Parameters<typeof writeAllLines>): SheetLine[] {
  return writeAllLines(...sheet).filter(({ answer }) => answer !== '')
}

/** Writes a sheet as plain text: each line begins with a label, so that its direction is the language's. */
export function writeText(title: string, lines: readonly SheetLine[]): string {
  return [title, ...lines.map(({ label, answer }) => `${label}: ${answer}`)].join('\n')
}

/** Writes the sheets of these pages, whose texts are loaded. */
export function writeSheets(i18n: i18n, sheets: Sheets, pages: readonly CanonicalPageId[]): WrittenSheet[] {
  return pages
    .map((page) => {
      const { title = '', questions = {} } = sheetTexts(i18n, page) ?? {}
      const lines = writeLines({ questions }, sheets[page]?.answers ?? {}, i18n.language as LanguageCode)
      return { page, title, lines, text: writeText(title, lines) }
    })
    .filter(({ lines }) => lines.length > 0)
}
