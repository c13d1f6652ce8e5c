import type { ResolvedPath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'

/** The files of `src/boot` of which each page has one in its head. */
export const headScripts = ['headScriptOfPrefixed', 'headScriptOfHome', 'headScript'] as const

export type HeadScript = (typeof headScripts)[number]

/** The script that runs in the head of a page. */
export function headScriptOf({ page, language }: ResolvedPath): HeadScript {
  if (languages[language].prefix) return 'headScriptOfPrefixed'
  return page === 'home' ? 'headScriptOfHome' : 'headScript'
}
