import { useLanguage } from '#i18n/useLanguage.ts'
import { languageCodes } from '#i18n/languages.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

/** Leads to the current address in another language: a link if the site has two languages, a menu if it has more. */
export function LanguageSwitch() {
  const current = useLanguage()
  const others = languageCodes.filter((code) => code !== current.code)
  const [other, ...more] = others
  if (more.length > 0) return <LanguageMenu others={others} />
  return other && <LanguageLink to={other} />
}
