import type { NamespaceTexts } from '#i18n/createI18n.ts'
import { mapTexts } from '#development/shared/mapTexts.ts'

const changes: Record<string, (words: string) => string> = {
  'en-XA': (words) =>
    words.replaceAll(/\p{L}{4,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 3))),
  // RIGHT-TO-LEFT OVERRIDE … POP DIRECTIONAL FORMATTING.
  'ar-XB': (words) => `\u202E${words}\u202C`,
}

/** Tags and placeholders. */
const unchanged = /(<[^>]*>|\{\{[^}]*\}\}|\$t\([^)]*\))/

/** The texts of a pseudo-language, made of the English ones. */
export function pseudoTexts(language: string, source: NamespaceTexts): NamespaceTexts {
  const change = changes[language] ?? String
  const changed = (text: string) => {
    const parts = text.split(unchanged)
    return parts.map((part, index) => (index % 2 || part === '' ? part : change(part))).join('')
  }
  return mapTexts(source, changed) as NamespaceTexts
}
