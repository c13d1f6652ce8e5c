import { siteStyleSheet } from './compileStyles.ts'
import { stylesMade } from './styled.ts'

/** Shows the styles that the build writes into a file, and makes them again whenever a module makes some. */
export function showStylesInDevelopment(): void {
  const sheet = new CSSStyleSheet()
  const show = () => sheet.replaceSync(siteStyleSheet())
  window.addEventListener(stylesMade, () => queueMicrotask(show))
  show()
  document.adoptedStyleSheets = [sheet]
}
