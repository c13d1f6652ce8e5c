import type { CanonicalPageId } from '#config/pages.ts'
import type { Answer, Answers, PageAnswers, AnswersByPage } from './AnswersByPage.ts'

/**
 * Reads answers from storage, which another deployment may have written, or anybody: what is no page that asks, and no
 * answer, is dropped, and the rest stays.
 * @param hasContent whether a page has questions or calculations
 */
export function parseAnswers(
  text: string | null,
  hasContent: (page: string) => page is CanonicalPageId,
): AnswersByPage {
  const kept: Partial<Record<CanonicalPageId, PageAnswers>> = {}
  for (const [page, stored] of Object.entries(parseObject(text))) {
    const answers = readAnswers(isObject(stored) ? stored['answers'] : null)
    if (!hasContent(page) || Object.keys(answers).length === 0) continue
    const isLeftOut = isObject(stored) && stored['isLeftOut'] === true
    kept[page] = isLeftOut ? { answers, isLeftOut } : { answers }
  }
  return kept
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function readAnswers(stored: unknown): Answers {
  const entries = Object.entries(isObject(stored) ? stored : {})
  const answers = entries.map(([question, value]): [string, Answer] => [question, readAnswer(value)])
  return Object.fromEntries(answers.filter(([, answer]) => answer.length > 0))
}

/** Returns an empty text for what is no answer. */
function readAnswer(value: unknown): Answer {
  if (Array.isArray(value)) return value.filter((choice) => typeof choice === 'string')
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
