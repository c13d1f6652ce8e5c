import type { Fault } from '../report/Finding.ts'
import { plainText } from '../text/plainText.ts'
import { near } from '../text/show.ts'

/** A fault, and the part of the plain text that has it. */
interface TextFault extends Fault {
  index: number
  length: number
}

/** Finds the faults of a plain text. */
export type TextRule = (text: string) => TextFault[]

interface Forbidden {
  code: Fault['code']
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
    [...text.matchAll(pattern)].map((match): TextFault => {
      const [found] = match
      const replacement = fix?.(found)
      return {
        ...faultAt(text, match.index, found.length, code, { found, ...values?.(found) }),
        ...(replacement === undefined ? {} : { replacement }),
      }
    })
}

/** Makes a fault at a position in a text. Its message quotes the text around it. */
export function faultAt(
  text: string,
  index: number,
  length: number,
  code: Fault['code'],
  values: Record<string, string | number> = {},
): TextFault {
  return { code, index, length, values: { ...values, near: near(text, index, length) } }
}

/** Makes a rule that signs must be in pairs, and that the inner pair closes first. */
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

/** Finds wrong characters and punctuation in a text. White space around it has a finding of its own. */
export function ruleFaults(text: string, rules: readonly TextRule[]): TextFault[] {
  return faultsOf(plainText(text.trim()), rules)
}

/** The faults of a text. If two of them overlap, only the first is reported, and each code is reported once. */
export function faultsOf(plain: string, rules: readonly TextRule[]): TextFault[] {
  const faults: TextFault[] = []
  for (const fault of rules.flatMap((rule) => rule(plain))) {
    const overlaps = faults.some(
      ({ code, index, length }) =>
        code === fault.code || (fault.index < index + length && index < fault.index + fault.length),
    )
    if (!overlaps) faults.push(fault)
  }
  return faults
}
