import type { ResolvedPath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'

/** The files of `src/boot/head`, of which each page has one in its head. */
export const headScripts = ['localized', 'home', 'default'] as const

export type HeadScript = (typeof headScripts)[number]

/** The script in the head of a page: those with a language in their address are never redirected. */
export function headScriptFor({ page, language }: ResolvedPath): HeadScript {
  if (languages[language].prefix) return 'localized'
  return page === 'home' ? 'home' : 'default'
}
