import { siteStyleSheet } from './compileStyles.ts'
import { styleRules } from './styled.ts'

/**
 * Shows the styles that the build writes into a file, and makes them again whenever a module that has styles is
 * loaded or saved.
 */
export function showStylesInDevelopment(): void {
  const sheet = new CSSStyleSheet()
  const show = () => sheet.replaceSync(siteStyleSheet())
  const set = styleRules.set.bind(styleRules)
  styleRules.set = (className, styles) => {
    queueMicrotask(show)
    return set(className, styles)
  }
  show()
  document.adoptedStyleSheets = [sheet]
}
