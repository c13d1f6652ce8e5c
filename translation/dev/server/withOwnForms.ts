import { isGroup } from '#i18n/completeTexts.ts'
import type { NamespaceTexts } from '#i18n/createI18n.ts'
import { categoriesOf, pluralKey } from '../../check/plurals.ts'

/** Gives English texts the plural forms of a language. A form that English lacks gets the words of `_other`. */
export function withOwnForms(texts: NamespaceTexts, language: string): NamespaceTexts {
  const members = Object.entries(texts).flatMap(([name, value]): [string, unknown][] => {
    const plural = pluralKey(name)
    if (!plural || !(`${plural.base}_other` in texts))
      return [[name, isGroup(value) ? withOwnForms(value, language) : value]]
    if (plural.category !== 'other') return []
    return categoriesOf(plural.base, language).map((category) => {
      const own = `${plural.base}_${category}`
      return [own, texts[own] ?? value]
    })
  })
  return Object.fromEntries(members)
}
