import { codePointsOf } from '#config/fontSubsets.ts'
import { forbid, type TextRule } from './textRule.ts'
import { languageRow } from './writing.ts'

/** Finds signs that no typeface at hand has: the site's own, or, for a language that is set in the system's, emoji. */
export function glyphRule(language: string): TextRule {
  const known = new Set(languageRow(language)?.fontSubsets.flatMap(codePointsOf))
  const isKnown = (sign: string) => known.has(sign.codePointAt(0) ?? 0)
  // What nobody sees has findings of its own, and a value is known only to the page.
  const shown = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\uFFFC]|\p{Co}|\p{Cn}/gu
  return known.size > 0
    ? forbid(shown, 'glyph-missing', { wanted: (sign) => (isKnown(sign) ? undefined : '') })
    : forbid(/\p{Emoji_Presentation}|\uFE0F|\p{Co}|\p{Cn}/gu, 'glyph-doubtful')
}
