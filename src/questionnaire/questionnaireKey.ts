import type { CanonicalPageId } from '#config/pages.ts'

/** The id of a questionnaire's section, and its fragment in links. */
export const questionnaireFragment = 'sheet'

/** The key of a page's questionnaire in the locale files; not every page has one. */
export const questionnaireKey = (page: CanonicalPageId): string => `pages/${page}:questionnaire`
