import { useLanguage } from '#i18n/useLanguage.ts'
import { languageCodes } from '#i18n/languages.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

/** Leads to this very address in each other language: a link where there are two languages, otherwise a menu. */
export function LanguageSwitch() {
  const current = useLanguage()
  const others = languageCodes.filter((code) => code !== current.code)
  if (import.meta.env.LANGUAGE_COUNT > 2) return <LanguageMenu others={others} />
  const [other] = others
  return other && <LanguageLink to={other} />
}
