import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { StyleSheet } from './StyleSheet.ts'
import { styleRules } from './styled.ts'
import { keepStyleSheet, showStylesOf } from './styleSheets.ts'

/**
 * Stands in for the style sheets that the build writes, and makes them anew whenever a module that has
 * styles is loaded or saved.
 * @param language the one to begin with.
 */
export function showStylesInDevelopment(language: LanguageCode): void {
  const sheets = languageCodes.map((code) => [code, new StyleSheet(code)] as const)
  const keepAll = () => {
    for (const [code, sheet] of sheets) keepStyleSheet(code, sheet.variables() + sheet.all())
  }
  const set = styleRules.set.bind(styleRules)
  styleRules.set = (className, styles) => {
    queueMicrotask(keepAll)
    return set(className, styles)
  }
  keepAll()
  showStylesOf(language)
}
