import type { i18n } from 'i18next'
import { use } from 'react'
import type { CanonicalPageId } from '#config/pages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { pageNamespace } from '#i18n/localeFiles.ts'
import { loadSheetTexts } from '#i18n/sheetFiles.ts'
import { useTextUpdates } from '#i18n/textUpdates.ts'
import { useI18n } from '#i18n/useTexts.ts'
import type { SheetTexts } from './texts.ts'

const loads = new WeakMap<i18n, Map<CanonicalPageId, Promise<void>>>()

/**
 * Loads a page's sheet, and the words of all sheets, into the texts of a language: once.
 * @throws Error naming the file that could not be loaded
 */
export function loadSheet(i18n: i18n, page: CanonicalPageId): Promise<void> {
  const ofLanguage = loads.get(i18n) ?? new Map<CanonicalPageId, Promise<void>>()
  loads.set(i18n, ofLanguage)
  const known = ofLanguage.get(page)
  if (known) return known
  const load = addTexts(i18n, page)
  ofLanguage.set(page, load)
  return load
}

async function addTexts(i18n: i18n, page: CanonicalPageId) {
  const language = i18n.language as LanguageCode
  const texts = await loadSheetTexts(language, page)
  for (const [namespace, values] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, values, true)
  }
}

/** Returns the texts of a sheet that is loaded. */
export function sheetTexts(i18n: i18n, page: CanonicalPageId): SheetTexts {
  return i18n.getResource(i18n.language, pageNamespace(page), 'sheet') as SheetTexts
}

/** Returns a page's sheet in the page's language; suspends until it is loaded. */
export function useSheet(page: CanonicalPageId): SheetTexts {
  const i18n = useI18n()
  useTextUpdates(i18n)
  use(loadSheet(i18n, page))
  return sheetTexts(i18n, page)
}
