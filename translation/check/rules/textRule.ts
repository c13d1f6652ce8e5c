import type { FindingCode, FindingDetails } from '../report/Finding.ts'
import { codeOf, near } from '../text/show.ts'

/** A finding about a part of the plain text. */
interface TextFinding extends FindingDetails {
  index: number
  length: number
}

/** Where a text stands, and its English as readers see it: undefined for an English text. */
export interface TextPlace {
  key: string
  english: string | undefined
}

/** Without a place, a rule for certain places finds nothing. */
export type TextRule = (text: string, place?: TextPlace) => TextFinding[]

interface Correction {
  /** Returns the correction, if only one is possible. */
  fix?: (found: string, match: RegExpExecArray) => string | undefined
  /** Returns a proposal, if a person has to decide; undefined or the match itself if the match is right. */
  wanted?: (found: string, match: RegExpExecArray) => string | undefined
}

/**
 * Makes a rule against a pattern.
 * @param pattern must have the flags `g` and `u`
 * @example forbid(/ـ+/gu, 'tatweel', { fix: () => '' })
 */
export function forbid(pattern: RegExp, code: FindingCode, { fix, wanted = fix }: Correction = {}): TextRule {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [found] = match
      const write = wanted ? wanted(found, match) : ''
      if (write === undefined || write === found) return []
      const values = { found: found.trim(), character: codeOf(found), wanted: write }
      const details = { code, values, replacement: fix?.(found, match) }
      return [textFinding(text, match.index, found.length, details)]
    })
}

/** Makes a finding at a position in a text. Its message quotes the text around it. */
function textFinding(text: string, index: number, length: number, details: FindingDetails): TextFinding {
  return { ...details, index, length, values: { ...details.values, near: near(text, index, length) } }
}

const isolate = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu

/** Finds an isolate that does not end, or an end without an isolate. An inner isolate has to end first. */
export const pairedIsolates: TextRule = (text) => {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(isolate, (found) => '_'.repeat(found.length))
  }
  const index = rest.search(/[\u2066-\u2069]/u)
  return index < 0 ? [] : [textFinding(text, index, 1, { code: 'isolates-unpaired' })]
}

/** Applies rules to a text. Of overlapping findings, only the first is reported, and each code is reported once. */
export function applyRules(plain: string, rules: readonly TextRule[], place?: TextPlace): TextFinding[] {
  const findings: TextFinding[] = []
  for (const found of rules.flatMap((rule) => rule(plain, place))) {
    const overlaps = findings.some(
      ({ code, index, length }) =>
        code === found.code || (found.index < index + length && index < found.index + found.length),
    )
    if (!overlaps) findings.push(found)
  }
  return findings
}
