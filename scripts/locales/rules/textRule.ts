import type { Fault } from '../report/Finding.ts'
import { near } from '../text/show.ts'

/** A fault and the part of the plain text that it is about. */
export interface TextFault extends Fault {
  index: number
  length: number
  /** What belongs there instead, where there is one right answer. */
  replacement?: string
}

/** Says what is wrong with a plain text; says nothing when it is right. */
export type TextRule = (text: string) => TextFault[]

interface Forbidden {
  code: Fault['code']
  values?: (found: string) => Record<string, string>
  /** What to write instead, where there is one right answer. */
  fix?: (found: string) => string
}

/**
 * A rule that forbids whatever a pattern finds.
 * @param pattern must carry the flags `g` and `u`.
 * @example forbid(/ـ+/gu, { code: 'tatweel', fix: () => '' })
 */
export function forbid(pattern: RegExp, { code, values, fix }: Forbidden): TextRule {
  return (text) =>
    [...text.matchAll(pattern)].map((match): TextFault => {
      const [found] = match
      const replacement = fix?.(found)
      return {
        ...faultAt(text, match.index, found.length, code, { found, ...values?.(found) }),
        ...(replacement === undefined ? {} : { replacement }),
      }
    })
}

/** A fault at a place of a text; the surroundings help to find it. */
export function faultAt(
  text: string,
  index: number,
  length: number,
  code: Fault['code'],
  values: Record<string, string | number> = {},
): TextFault {
  return { code, index, length, values: { ...values, near: near(text, index, length) } }
}

/** A rule that wants signs to come in pairs, the inner one closed first. */
export function paired(pairs: readonly (readonly [string, string])[], code: Fault['code']): TextRule {
  return (text) => {
    const open: { sign: string; index: number }[] = []
    for (const { 0: character, index } of text.matchAll(/./gsu)) {
      const pair = pairs.find((signs) => signs.includes(character))
      if (!pair) continue
      if (character === pair[0]) open.push({ sign: pair[1], index })
      else if (open.at(-1)?.sign === character) open.pop()
      else return [faultAt(text, index, 1, code, { found: character, pair: pair.join('…') })]
    }
    const [unclosed] = open
    if (!unclosed) return []
    const pair = pairs.find((signs) => signs[1] === unclosed.sign) ?? ['', '']
    return [faultAt(text, unclosed.index, 1, code, { found: pair[0], pair: pair.join('…') })]
  }
}
