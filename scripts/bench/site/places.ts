import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { UsageError } from '#server/cli/arguments.ts'
import { htmlParser } from '../../../tests/support/rawPages.ts'

/** The pages that are measured, and the page that a press leads to in the same document. Contact leads to none. */
export const nextPages = {
  home: 'industries',
  contact: null,
  industries: 'hci',
  sap: 'product-services',
  terms: 'about',
} as const satisfies Partial<Record<PageId, PageId | null>>

const pages = Object.keys(nextPages) as (keyof typeof nextPages)[]

const measuredPlaces = languageCodes.flatMap((language) =>
  pages.map((page) => ({ page, language, path: pagePath(page, language) })),
)
export type MeasuredPlace = (typeof measuredPlaces)[number]

/**
 * Without paths, all places.
 * @throws UsageError for a path where nothing is measured.
 */
export function findPlaces(paths: readonly string[] | undefined): MeasuredPlace[] {
  const unknown = paths?.find((path) => measuredPlaces.every((place) => place.path !== path))
  if (unknown !== undefined) {
    const known = measuredPlaces.map(({ path }) => path).join(', ')
    throw new UsageError(`--pages names "${unknown}", but only these are measured: ${known}`)
  }
  return measuredPlaces.filter(({ path }) => paths?.includes(path) ?? true)
}

/** The text of a built page's `h1`. */
export function readTitle(dist: string, path: string): string {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8')
  const title = htmlParser.parseFromString(html, 'text/html').querySelector('h1')?.textContent
  if (!title) throw new Error(`${dist}${path} has no title`)
  return title
}
