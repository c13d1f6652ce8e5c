import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { UsageError } from '#server/cli/arguments.ts'

/** Where the clock is taken, and the page that a press leads to in the same document. Contact leads to none. */
export const nextPages = {
  home: 'industries',
  contact: null,
  industries: 'hci',
  sap: 'product-services',
  terms: 'about',
} as const satisfies Partial<Record<PageId, PageId | null>>
export type MeasuredPage = keyof typeof nextPages

const pages: MeasuredPage[] = ['home', 'contact', 'industries', 'sap', 'terms']

export const measuredPlaces = languageCodes.flatMap((language) =>
  pages.map((page) => ({ page, language, path: pagePath(page, language) })),
)
export type MeasuredPlace = (typeof measuredPlaces)[number]

/** @throws UsageError for a path where nothing is measured. */
export function findPlaces(paths: readonly string[] | undefined): MeasuredPlace[] {
  const unknown = paths?.find((path) => measuredPlaces.every((place) => place.path !== path))
  if (unknown !== undefined) {
    const known = measuredPlaces.map(({ path }) => path).join(', ')
    throw new UsageError(`--pages names "${unknown}", but only these are measured: ${known}`)
  }
  return measuredPlaces.filter(({ path }) => paths?.includes(path) ?? true)
}

/** The title of a built page, as the prerendered file has it. */
export async function readTitle(dist: string, path: string): Promise<string> {
  const html = await readFile(join(dist, path, 'index.html'), 'utf8')
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
  if (!title) throw new Error(`${dist}${path} has no title`)
  return title
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
}
