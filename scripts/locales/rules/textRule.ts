import type { FindingDetails } from '../report/Finding.ts'
import { plainText } from '../text/plainText.ts'
import { near } from '../text/show.ts'

/** A finding, and the part of the plain text that it is about. */
interface TextFinding extends FindingDetails {
  index: number
  length: number
}

/** Checks a plain text. */
export type TextRule = (text: string) => TextFinding[]

interface Forbidden {
  code: FindingDetails['code']
  values?: (found: string) => Record<string, string>
  /** Gives the correction, if there is only one. */
  fix?: (found: string) => string
}

/**
 * Makes a rule that forbids every match of a pattern.
 * @param pattern must have the flags `g` and `u`
 * @example forbid(/ـ+/gu, { code: 'tatweel', fix: () => '' })
 */
export function forbid(pattern: RegExp, { code, values, fix }: Forbidden): TextRule {
  return (text) =>
    [...text.matchAll(pattern)].map((match): TextFinding => {
      const [found] = match
      const replacement = fix?.(found)
      return {
        ...findingAt(text, match.index, found.length, code, { found, ...values?.(found) }),
        ...(replacement === undefined ? {} : { replacement }),
      }
    })
}

/** Makes a finding at a position in a text. Its message quotes the text around it. */
export function findingAt(
  text: string,
  index: number,
  length: number,
  code: FindingDetails['code'],
  values: Record<string, string | number> = {},
): TextFinding {
  return { code, index, length, values: { ...values, near: near(text, index, length) } }
}

/** Makes a rule that signs must be in pairs, and that the inner pair closes first. */
export function paired(
  pairs: readonly (readonly [string, string])[],
  code: FindingDetails['code'],
): TextRule {
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
