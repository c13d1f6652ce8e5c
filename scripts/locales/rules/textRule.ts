import type { FindingCode, FindingDetails } from '../report/Finding.ts'
import { plainText } from '../text/markup.ts'
import { codeOf, near } from '../text/show.ts'

/** A finding, and the part of the plain text that it is about. */
interface TextFinding extends FindingDetails {
  index: number
  length: number
}

/** Checks a plain text. */
export type TextRule = (text: string) => TextFinding[]

/**
 * Makes a rule that forbids every match of a pattern. Its message may name what was found, the code of its first
 * character, and what to write.
 * @param pattern must have the flags `g` and `u`
 * @param fix gives the correction, if there is only one
 * @param wanted gives what to write, if a person has to choose
 * @example forbid(/ـ+/gu, 'tatweel', () => '')
 */
export function forbid(
  pattern: RegExp,
  code: FindingCode,
  fix?: (found: string) => string,
  wanted = fix,
): TextRule {
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): TextFinding => {
      const values = { found: found.trim(), character: codeOf(found), wanted: wanted?.(found) ?? '' }
      return { ...findingAt(text, index, found.length, code, values), replacement: fix?.(found) }
    })
}

/** Makes a finding at a position in a text. Its message quotes the text around it. */
export function findingAt(
  text: string,
  index: number,
  length: number,
  code: FindingCode,
  values: Record<string, string | number> = {},
): TextFinding {
  return { code, index, length, values: { ...values, near: near(text, index, length) } }
}

/** Makes a rule that signs must be in pairs, and that the inner pair closes first. */
export function paired(pairs: readonly (readonly [string, string])[], code: FindingCode): TextRule {
  return (text) => {
    const open: { sign: string; index: number }[] = []
    for (const { 0: character, index } of text.matchAll(/./gsu)) {
      const pair = pairs.find((signs) => signs.includes(character))
      if (!pair) continue
      if (character === pair[0]) open.push({ sign: pair[1], index })
      else if (open.at(-1)?.sign === character) open.pop()
      else return [findingAt(text, index, 1, code, { found: character, pair: pair.join('…') })]
    }
    const [unclosed] = open
    if (!unclosed) return []
    const pair = pairs.find((signs) => signs[1] === unclosed.sign) ?? ['', '']
    return [findingAt(text, unclosed.index, 1, code, { found: pair[0], pair: pair.join('…') })]
  }
}

/** Finds wrong characters and punctuation in a text. White space around it has a finding of its own. */
export function ruleFindings(text: string, rules: readonly TextRule[]): TextFinding[] {
  return findingsOf(plainText(text.trim()), rules)
}

/** What rules find in a text. If two of them overlap, only the first is reported, and each code is reported once. */
export function findingsOf(plain: string, rules: readonly TextRule[]): TextFinding[] {
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
