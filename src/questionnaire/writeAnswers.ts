import type { i18n } from 'i18next'
import type { CanonicalPageId } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import type { Questions } from '#content/questions.ts'
import type { Answers, AnswersByPage } from './AnswersByPage.ts'
import { questionnaireTexts } from './loadQuestionnaire.ts'
import { questionnaireFragment } from './questionnaireKey.ts'
import { noWords, type QuestionnaireTexts } from './texts.ts'
import { writeAnswer } from './writeAnswer.ts'
import type { AnswerLine } from './AnswerLine.ts'
import { writeResults } from './writeResults.ts'

/** A questionnaire as it is sent: its title, a line for each question that has an answer, and what follows from them. */
export interface WrittenAnswers {
  page: CanonicalPageId
  title: string
  lines: AnswerLine[]
  /** The fragment of the part of the page where it is changed. */
  fragment: string
  /** Both as plain text. */
  text: string
}

/** Returns a line for each question, in their order; without an answer it is empty. */
export function writeAllLines(
  i18n: i18n,
  questions: Questions,
  texts: QuestionnaireTexts['questions'],
  answers: Answers,
): AnswerLine[] {
  return Object.entries(questions).map(([id, question]) => {
    const own = texts[id] ?? noWords(id)
    return { id, question: id, label: own.label, answer: writeAnswer(i18n, question, own, answers[id]) }
  })
}

/** Returns a line for each question that has an answer. */
export function writeLines(...questionnaire: Parameters<typeof writeAllLines>): AnswerLine[] {
  return writeAllLines(...questionnaire).filter(({ answer }) => answer !== '')
}

/**
 * Writes lines as plain text: each begins with a label, so that its direction is the language's. Its spaces are ordinary
 * ones: with others, a search in a mailbox would not find a name.
 */
export function writeText(title: string, lines: readonly AnswerLine[]): string {
  const text = [title, ...lines.map(({ label, answer }) => `${label}: ${answer}`)].join('\n')
  return text.replaceAll('\u00A0', ' ')
}

/** Writes what a visitor has answered and computed on these pages, whose texts and contents are loaded. */
export function writeAnswers(
  i18n: i18n,
  kept: AnswersByPage,
  pages: readonly CanonicalPageId[],
): WrittenAnswers[] {
  return pages
    .map((page) => {
      const answers = kept[page]?.answers ?? {}
      const { title, questions = {} } = questionnaireTexts(i18n, page) ?? {}
      const lines = [
        ...writeLines(i18n, contentOf(page).questions ?? {}, questions, answers),
        ...writeResults(i18n, page, answers),
      ]
      const name = title ?? i18n.t(`menu:pages.${page}`)
      return { page, title: name, lines, fragment: fragmentOf(page), text: writeText(name, lines) }
    })
    .filter(({ lines }) => lines.length > 0)
}

/** The questionnaire, or the calculation of a page that has none. */
function fragmentOf(page: CanonicalPageId): string {
  const { sections, questions } = contentOf(page)
  if (questions) return questionnaireFragment
  return Object.keys(sections).find((id) => sections[id]?.kind === 'calculation') ?? ''
}
