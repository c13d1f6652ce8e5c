import type { ResolvedPath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'

/** The files of `src/boot/head`. Each page has one of them in its head. */
export const headScripts = ['localized', 'home', 'default'] as const

export type HeadScript = (typeof headScripts)[number]

/** Returns the script for the head of a page. A page with a language in its address is never redirected. */
export function headScriptFor({ page, language }: ResolvedPath): HeadScript {
  if (languages[language].prefix) return 'localized'
  return page === 'home' ? 'home' : 'default'
}
