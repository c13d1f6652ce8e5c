import type { LanguageCode } from '#i18n/languages.ts'

const sheets = new Map<LanguageCode, CSSStyleSheet>()

/**
 * Loads all styles of a language. A document comes with those of its own page alone; the build writes the
 * addresses of the others to the template of its modules.
 * @throws Error where they cannot be fetched.
 */
export async function loadStyleSheet(language: LanguageCode): Promise<void> {
  const address = document.querySelector('#modules')?.getAttribute(`data-styles-${language}`)
  if (!address || sheets.has(language)) return
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: is answered with status ${answer.status}`)
  keepStyleSheet(language, await answer.text())
}

/** Keeps the styles of a language until they are shown. */
export function keepStyleSheet(language: LanguageCode, css: string): void {
  const sheet = sheets.get(language) ?? new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(language, sheet)
}

/**
 * Shows the document in the styles of a language. Where they were not needed so far, those that it came with
 * are still right: only its first page can be shown without any others.
 */
export function showStylesOf(language: LanguageCode): void {
  const sheet = sheets.get(language)
  if (sheet && document.adoptedStyleSheets.includes(sheet)) return
  document.adoptedStyleSheets = sheet ? [sheet] : []
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    style.media = sheet ? 'not all' : 'all'
  }
}
