import type { LanguageCode } from '#i18n/languages.ts'

/** Marks the styles of a language; the build writes them into `<head>`: the page's own inline, the rest linked. */
const attribute = 'data-styles'

const linkOf = (language: LanguageCode) =>
  document.querySelector<HTMLLinkElement>(`link[${attribute}="${language}"]`)

/**
 * Resolves when all styles of a language are there. The browser fetches them by itself, after everything
 * else, since no page is shown with them at first.
 */
export async function loadStyleSheet(language: LanguageCode): Promise<void> {
  if (typeof document === 'undefined') return
  const link = linkOf(language)
  if (!link || link.sheet) return
  await new Promise<void>((resolve, reject) => {
    const settle = () => (link.sheet ? resolve() : reject(new Error(`${link.href} cannot be loaded`)))
    if (document.readyState === 'complete') settle()
    link.addEventListener('load', settle)
    link.addEventListener('error', settle)
    addEventListener('load', settle)
  })
}

/** Shows the document in the styles of a language, all of which have to be loaded. */
export function showStylesOf(language: LanguageCode): void {
  for (const styles of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${attribute}]`)) {
    const isShown = styles.getAttribute(attribute) === language
    styles.media = isShown ? 'all' : 'not all'
  }
}
