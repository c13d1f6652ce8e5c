import type { LanguageCode } from '#i18n/languages.ts'
import { readSources, siteProject } from './project.ts'
import { readSharedFiles, texts, type GlossaryRow } from './sharedFiles.ts'

/** What people type, and the term that the texts of this language have for it; `alone` if only as the whole query. */
type Term = readonly [typed: string, term: string, alone?: 'alone']

/** The languages that the glossary has a column for. */
const columns = ['en', 'ar'] as const

/**
 * Returns the glossary for the search: the terms of other languages, and what people type for a term (`typed` and
 * `typedAlone`), each with the term in this language. A row with several translations only advises translators, so it is left out.
 */
export function searchTerms(language: LanguageCode): Term[] {
  const { glossary } = readSharedFiles(siteProject.languages, readSources(siteProject))
  return glossary.flatMap((row) => termsOf(row, language))
}

function termsOf(row: GlossaryRow, language: LanguageCode): Term[] {
  const own = columns.find((code) => code === language)
  const [term, ...forms] = own ? texts(row[own]) : []
  if (!term || Array.isArray(row.ar)) return []
  const others = columns.filter((code) => code !== language).flatMap((code) => texts(row[code]))
  const also = language === 'ar' ? [] : texts(row.also)
  const typed = [...others, ...also, ...texts(row.typed), ...forms].filter((text) => text !== term)
  return [
    ...[...new Set(typed)].map((text): Term => [text, term]),
    ...texts(row.typedAlone).map((text): Term => [text, term, 'alone']),
  ]
}
