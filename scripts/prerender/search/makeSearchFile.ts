import { canonicalPage, type CanonicalPageId } from '#config/pages.ts'
import type * as EntryServer from '#entry-server.tsx'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { SearchFile, SearchTerm } from '#search/SearchFile.ts'
import type { Page } from '../renderPages.ts'
import { readSections } from './readSections.ts'
import { searchKinds } from './searchKinds.ts'

/** The names of the pages in the menus of each language. */
export type MenuNames = Record<LanguageCode, Record<CanonicalPageId, string>>

/** Reads the names of the pages in the menus of each language. */
export async function namesIn({ menuNames }: Pick<typeof EntryServer, 'menuNames'>): Promise<MenuNames> {
  const entries = languageCodes.map(async (code) => [code, await menuNames(code)] as const)
  return Object.fromEntries(await Promise.all(entries)) as MenuNames
}

/** Returns what people type for a language's terms (the glossary has it). */
export type SearchTerms = (language: LanguageCode) => readonly SearchTerm[]

/**
 * Makes the search file of a language from its rendered pages. The page for unknown addresses and second addresses are
 * left out. A page is also found by its name in another language.
 */
export function makeSearchFile(
  language: LanguageCode,
  pages: readonly Page[],
  names: MenuNames,
  terms: readonly SearchTerm[],
): SearchFile {
  const own = pages.flatMap(({ pageFile, rendered }) => {
    const { page } = pageFile
    if (pageFile.language !== language || !page || canonicalPage(page) !== page) return []
    const kinds = rendered.content ? searchKinds(rendered.content) : {}
    const sections = readSections(rendered.body, kinds)
    return [{ page, name: names[language][page], sections }]
  })
  const otherNames = languageCodes
    .filter((code) => code !== language)
    .flatMap((code) => own.map(({ page, name }): SearchTerm => [names[code][page], name]))
    .filter(([typed, name]) => typed !== name)
  return { pages: own, terms: [...otherNames, ...terms] }
}
