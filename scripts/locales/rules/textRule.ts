import type { FindingCode, FindingDetails } from '../report/Finding.ts'
import { codeOf, near } from '../text/show.ts'

/** A finding, and the part of the plain text that it is about. */
interface TextFinding extends FindingDetails {
  index: number
  length: number
}

/** Checks a plain text. */
export type TextRule = (text: string) => TextFinding[]

interface Correction {
  /** Gives the correction, if there is only one. */
  fix?: (found: string) => string | undefined
  /** Gives what to write, if a person has to decide; undefined if the match is right as it is. */
  wanted?: (found: string, match: RegExpExecArray) => string | undefined
}

/**
 * Makes a rule that forbids every match of a pattern. Its message may name what was found, the code of its first
 * character, and what to write.
 * @param pattern must have the flags `g` and `u`
 * @example forbid(/ـ+/gu, 'tatweel', { fix: () => '' })
 */
export function forbid(
  pattern: RegExp,
  code: FindingCode,
  { fix, wanted = fix ?? (() => '') }: Correction = {},
): TextRule {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match): TextFinding[] => {
      const [found] = match
      const write = wanted(found, match)
      if (write === undefined) return []
      const values = { found: found.trim(), character: codeOf(found), wanted: write }
      return [{ ...textFinding(text, match.index, found.length, code, values), replacement: fix?.(found) }]
    })
}

/** Makes a finding at a position in a text. Its message quotes the text around it. */
export function textFinding(
  text: string,
  index: number,
  length: number,
  code: FindingCode,
  values: Record<string, string | number> = {},
): TextFinding {
  return { code, index, length, values: { ...values, near: near(text, index, length) } }
}

/**
 * Makes a rule that signs must be in pairs, and that the inner pair closes first.
 * @param pairs the opening and the closing sign of each, as one string: `()`
 */
export function paired(pairs: readonly string[], code: FindingCode): TextRule {
  return (text) => {
    const unpaired = (found: string, pair: string, index: number) => [
      textFinding(text, index, 1, code, { found, pair: `${pair.charAt(0)}…${pair.charAt(1)}` }),
    ]
    const open: { pair: string; index: number }[] = []
    for (const { 0: sign, index } of text.matchAll(/./gsu)) {
      const pair = pairs.find((signs) => signs.includes(sign))
      if (!pair) continue
      if (pair.startsWith(sign)) open.push({ pair, index })
      else if (open.at(-1)?.pair.endsWith(sign)) open.pop()
      else return unpaired(sign, pair, index)
    }
    const [unclosed] = open
    return unclosed ? unpaired(unclosed.pair.charAt(0), unclosed.pair, unclosed.index) : []
  }
}

/** What rules find in a text. If two of them overlap, only the first is reported, and each code is reported once. */
export function applyRules(plain: string, rules: readonly TextRule[]): TextFinding[] {
  const findings: TextFinding[] = []
  for (const found of rules.flatMap((rule) => rule(plain))) {
    const overlaps = findings.some(
      ({ code, index, length }) =>
        code === found.code || (found.index < index + length && index < found.index + found.length),
    )
    if (!overlaps) findings.push(found)
  }
  return findings
}
