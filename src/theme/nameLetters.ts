import { codePointsOf } from '#config/fontSubsets.ts'
import type { Language } from '#i18n/languages.ts'

/** Every page has the letters of this subset. */
const everywhere = new Set(codePointsOf('latin'))

/** The letters of a language's own name that not every page has, as code points. A small file has them. */
export function nameLetters({ label, fontSubsets }: Pick<Language, 'label' | 'fontSubsets'>): number[] {
  if (fontSubsets.length === 0) return []
  const letters = new Set(Array.from(label, (letter) => letter.codePointAt(0) ?? 0))
  return [...letters].filter((letter) => !everywhere.has(letter))
}
