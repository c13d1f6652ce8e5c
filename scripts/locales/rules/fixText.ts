import { faultsOf } from '../checks/checkTexts.ts'
import type { TextRule } from './textRule.ts'

/** Tags and placeholders, which a mended text keeps as they are. */
const markup = /<\/?[\w-]+[^<>]*>|\{\{[^{}]*\}\}/gu
const firstStandIn = 0xe000

/** Mends what has one right answer in a text. */
export function fixText(value: string, rules: readonly TextRule[]): string {
  const kept: string[] = []
  let text = value.trim().replace(markup, (found) => {
    kept.push(found)
    return String.fromCodePoint(firstStandIn + kept.length - 1)
  })
  for (let fixed = fixOne(text, rules); fixed !== undefined; fixed = fixOne(text, rules)) text = fixed
  return text.replace(/[\uE000-\uF8FF]/gu, (standIn) => kept[(standIn.codePointAt(0) ?? 0) - firstStandIn] ?? standIn)
}

/** One mended place, so that the next rule sees the text as it is then; nothing where none is left. */
function fixOne(text: string, rules: readonly TextRule[]): string | undefined {
  const fault = faultsOf(text, rules).find(({ replacement }) => replacement !== undefined)
  if (fault?.replacement === undefined) return undefined
  const fixed = text.slice(0, fault.index) + fault.replacement + text.slice(fault.index + fault.length)
  return fixed === text ? undefined : fixed
}
