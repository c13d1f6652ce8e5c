import type { i18n } from 'i18next'
import type { CanonicalPageId } from '#config/pages.ts'

/** Returns the label of a question of a page whose texts are loaded. */
export function labelOf(i18n: i18n, page: CanonicalPageId, question: string): string {
  const key = `questionnaire.questions.${question}.label`
  return i18n.getResource(i18n.language, `pages/${page}`, key) as string
}
