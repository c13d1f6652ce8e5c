import type { CanonicalPageId } from '#config/pages.ts'

/** The id of a sheet's section, and its fragment in links. */
export const sheetFragment = 'sheet'

/** The key of a page's sheet in the locale files; not every page has one. */
export const sheetKey = (page: CanonicalPageId): string => `pages/${page}:questionnaire`
