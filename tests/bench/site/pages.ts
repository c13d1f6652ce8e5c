import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageId } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { UsageError } from '#server/cli/arguments.ts'
import { htmlParser } from '../../support/rawPages.ts'

/** The measured pages, and the page that a press leads to in the same document. From Contact, no page does. */
export const nextPages = {
  home: 'industries',
  contact: null,
  industries: 'hci',
  sap: 'product-services',
  terms: 'about',
} as const satisfies Partial<Record<PageId, PageId | null>>

const ids = Object.keys(nextPages) as (keyof typeof nextPages)[]

const measuredPages = languageCodes.flatMap((language) =>
  ids.map((id) => ({ id, language, path: pagePath(id, language) })),
)
export type MeasuredPage = (typeof measuredPages)[number]

/** Selects pages by their paths; without `paths`, all. @throws UsageError for a path that is not measured */
export function selectPages(paths: readonly string[] | undefined): MeasuredPage[] {
  const unknown = paths?.find((path) => measuredPages.every((page) => page.path !== path))
  if (unknown !== undefined) {
    const known = measuredPages.map(({ path }) => path).join(', ')
    throw new UsageError(`--pages names "${unknown}", but only these are measured: ${known}`)
  }
  return measuredPages.filter(({ path }) => paths?.includes(path) ?? true)
}

export function readTitle(dist: string, path: string): string {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8')
  const title = htmlParser.parseFromString(html, 'text/html').querySelector('h1')?.textContent
  if (!title) throw new Error(`${dist}${path} has no title`)
  return title
}
