import type { i18n } from 'i18next'
import { cleanLine } from '#i18n/cleanText.ts'
import type { Question } from '#content/questions.ts'
import { languages, type LanguageCode } from '#i18n/languages.ts'
import { unitSymbol } from '#i18n/unitSymbol.ts'
import { writeUnrounded } from '#i18n/writeAmount.ts'
import { readNumber } from '#numbers/readNumber.ts'
import type { Answer } from './AnswersByPage.ts'
import type { QuestionTexts } from './texts.ts'

/** Writes an answer for a reader; empty if there is none, or if its choice is gone from the question. */
export function writeAnswer(
  i18n: i18n,
  question: Question,
  texts: QuestionTexts,
  given: Answer | undefined,
): string {
  if (given === undefined) return ''
  if (question.kind === 'choice' || question.kind === 'choices') {
    const chosen = question.choices.filter((id) => [given].flat().includes(id))
    const { formatLocale } = languages[i18n.language as LanguageCode]
    const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' })
    return list.format(chosen.map((id) => texts.choices?.[id] ?? id))
  }
  const typed = typeof given === 'string' ? cleanLine(given).trim() : ''
  if (question.kind === 'text') return typed
  const { unit } = question
  const number = readNumber(typed, unitSymbol(i18n, unit))
  // "1.4 TB" beside GB brings its own unit.
  return number === undefined ? typed : writeUnrounded(i18n, number, unit)
}
