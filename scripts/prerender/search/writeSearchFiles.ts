import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import type { Page } from '../renderPages.ts'
import { makeSearchFile, type MenuNames, type SearchTerms } from './makeSearchFile.ts'

/** The search file of a language, from the project's folder. The bundler copies it, under a name with a hash. */
export const searchFileOf = (language: LanguageCode): string => `.build/search/search-${language}.json`

/** Writes a search file for each language. */
export function writeSearchFiles(pages: readonly Page[], names: MenuNames, termsOf: SearchTerms): void {
  for (const language of languageCodes) {
    const file = searchFileOf(language)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(makeSearchFile(language, pages, names, termsOf(language))))
  }
}
