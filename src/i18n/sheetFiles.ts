import sheets from 'virtual:sheet-files'
import { canonicalPageIds, type CanonicalPageId, type PageId } from '#config/pages.ts'
import type { NamespaceTexts } from './createI18n.ts'
import { defaultLanguage, type LanguageCode } from './languages.ts'
import { loadTexts, pageNamespace } from './localeFiles.ts'

/** Whether there is a page with a sheet of this name. In development any page may get one while it is shown. */
export function hasSheet(page: string): page is CanonicalPageId {
  if (import.meta.env.MODE === 'development') return canonicalPageIds.some((id) => id === page)
  return `/locales/${defaultLanguage}/sheets/${page}.json` in sheets
}

/**
 * Loads a page's sheet of questions, and the words that all sheets share. The build takes both out of what comes with a
 * page (scripts/vite/builtLanguages.ts). @throws Error naming the file that could not be loaded
 */
export async function loadSheetTexts(
  language: LanguageCode,
  id: PageId,
): Promise<Record<string, NamespaceTexts>> {
  const own = pageNamespace(id)
  if (import.meta.env.MODE === 'development') return loadTexts(language, ['sheet', own])
  const file = own.replace('pages/', 'sheets/')
  const { sheet = {}, [file]: questions } = await loadTexts(language, ['sheet', file], sheets)
  return { sheet, [own]: { sheet: questions } }
}
