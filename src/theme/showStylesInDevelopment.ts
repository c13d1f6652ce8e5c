import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { StyleSheet } from './StyleSheet.ts'
import { styleRules } from './styled.ts'
import { showStylesOf } from './styleSheets.ts'

/**
 * Stands in for the style sheets that the build writes: adds each language's to the document, and writes
 * them anew whenever a module that has styles is loaded or saved.
 */
export function showStylesInDevelopment(language: LanguageCode): void {
  const variables = document.createElement('style')
  variables.textContent = new StyleSheet(language).variables()
  document.head.append(variables)
  const sheets = languageCodes.map((code) => {
    const element = document.createElement('style')
    element.dataset['styles'] = code
    document.head.append(element)
    return { element, sheet: new StyleSheet(code) }
  })
  const write = () => {
    for (const { element, sheet } of sheets) element.textContent = sheet.all()
  }
  const known = styleRules.set.bind(styleRules)
  styleRules.set = (className, styles) => {
    queueMicrotask(write)
    return known(className, styles)
  }
  write()
  showStylesOf(language)
}
