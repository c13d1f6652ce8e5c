import { supportedLanguage, type LanguageCode } from './languages.ts'

/** Where the browser keeps the choice that the visitor made with the switch. */
export const storedLanguageKey = 'language'

/**
 * Remembers the visitor's choice; without storage (private windows) the choice ends with the page.
 * @param code a language of the site; any other is ignored when it is read.
 */
export function storeLanguageChoice(code: string): void {
  try {
    localStorage.setItem(storedLanguageKey, code)
  } catch {
    // Storage is blocked. The link still leads to the language.
  }
}

/** The choice that was remembered, if any. */
export function storedLanguage(): LanguageCode | undefined {
  try {
    return supportedLanguage(localStorage.getItem(storedLanguageKey) ?? '')
  } catch {
    return undefined
  }
}
