import type { PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'

interface Place {
  page: PageId
  path: string
}

interface Way {
  from: string
  to: string
}

const pages = ['home', 'contact', 'industries', 'sap', 'terms'] as const
const ways = [
  ['home', 'industries'],
  ['sap', 'product-services'],
  ['industries', 'hci'],
] as const

/** The pages that are loaded again and again. */
export const measuredPlaces: Place[] = languageCodes.flatMap((language) =>
  pages.map((page) => ({ page, path: pagePath(page, language) })),
)

/** The links that are clicked: to a page of code and texts that the visitor does not have yet. */
export const measuredWays: Way[] = languageCodes.flatMap((language) =>
  ways.map(([from, to]) => ({ from: pagePath(from, language), to: pagePath(to, language) })),
)
