import { near } from './show.ts'

/** Says what is wrong with a plain text; says nothing when it is right. */
export type TextRule = (text: string) => string[]

/**
 * A rule that forbids whatever a pattern finds.
 * @param pattern must carry the flags `g` and `u`.
 * @param say tells what to do; the place is added to it.
 * @example forbid(/ـ/gu, () => 'has a tatweel; delete it')
 */
export function forbid(pattern: RegExp, say: (found: string) => string): TextRule {
  return (text) =>
    [...text.matchAll(pattern)].map(
      (match) => `${say(match[0])} (${near(text, match.index, match[0].length)})`,
    )
}

/** A rule that wants each opening sign closed, in this order. */
export function balanced(opening: RegExp, closing: RegExp, message: string): TextRule {
  return (text) => {
    let depth = 0
    for (const character of text) {
      if (opening.test(character)) depth += 1
      else if (closing.test(character)) depth -= 1
      if (depth < 0) return [message]
    }
    return depth === 0 ? [] : [message]
  }
}
