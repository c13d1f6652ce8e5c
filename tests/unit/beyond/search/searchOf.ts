import { pageFiles, renderPage, menuNames } from '#entry-server.tsx'
import type { LanguageCode } from '#i18n/languages.ts'
import type { SearchFile } from '#search/SearchFile.ts'
import { searchTerms } from '#translation/files/searchTerms.ts'
import { makeSearchFile, namesIn } from '../../../../scripts/prerender/search/makeSearchFile.ts'

const files = new Map<LanguageCode, Promise<SearchFile>>()

/** Makes the search file of a language as the build does: once for all tests. */
export function searchFileFor(language: LanguageCode): Promise<SearchFile> {
  const file = files.get(language) ?? make(language)
  files.set(language, file)
  return file
}

async function make(language: LanguageCode) {
  const own = pageFiles.filter((pageFile) => pageFile.language === language)
  const pages = await Promise.all(
    own.map(async (pageFile) => ({ pageFile, rendered: await renderPage(pageFile.path) })),
  )
  return makeSearchFile(language, pages, await namesIn({ menuNames }), searchTerms(language))
}
