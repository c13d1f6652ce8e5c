import { siteOrigin } from '#config/site.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { defaultLanguage, liveLanguageCodes } from '#i18n/languages.ts'

/** The addresses of a path in every language. */
export function alternates(path: string): { hreflang: string; href: string }[] {
  return [
    ...liveLanguageCodes.map((code) => ({ hreflang: code, href: siteOrigin + translatePath(path, code) })),
    { hreflang: 'x-default', href: siteOrigin + translatePath(path, defaultLanguage) },
  ]
}
