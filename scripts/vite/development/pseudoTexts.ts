import { mapTexts } from '#i18n/mapTexts.ts'
import type { NamespaceTexts } from '#i18n/createI18n.ts'
import type { pseudoLanguages } from '#i18n/pseudoLanguages.ts'

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' }

/** What becomes of the words of a text. */
const changes: Record<keyof typeof pseudoLanguages, (words: string) => string> = {
  'en-XA': (words) =>
    words
      .replaceAll(/\p{L}{4,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 3)))
      .replaceAll(/[aeioun]/g, (letter) => accents[letter] ?? letter),
  // RIGHT-TO-LEFT OVERRIDE … POP DIRECTIONAL FORMATTING.
  'ar-XB': (words) => `\u202E${words}\u202C`,
}

/** Tags and placeholders. */
const unchanged = /(<[^>]*>|\{\{[^}]*\}\}|\$t\([^)]*\))/

/** The texts of a pseudo-language, made of the English ones. */
export function pseudoTexts(language: string, source: NamespaceTexts): NamespaceTexts {
  const change = changes[language as keyof typeof changes]
  const changed = (text: string) =>
    text
      .split(unchanged)
      .map((part, index) => (index % 2 || part === '' ? part : change(part)))
      .join('')
  return mapTexts(source, changed) as NamespaceTexts
}
