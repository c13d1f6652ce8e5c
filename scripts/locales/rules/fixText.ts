import { faultsOf, type TextRule } from './textRule.ts'

/** Tags and placeholders, which stay as they are. */
const markup = /<\/?[\w-]+[^<>]*>|\{\{[^{}]*\}\}/gu
/** While rules are applied, each of them is replaced by a private-use character, from this one on. */
const firstPrivateUse = 0xe000

/** Corrects every fault of a text that has only one correction. */
export function fixText(value: string, rules: readonly TextRule[]): string {
  const kept: string[] = []
  let text = value.trim().replace(markup, (found) => {
    kept.push(found)
    return String.fromCodePoint(firstPrivateUse + kept.length - 1)
  })
  for (let fixed = fixOne(text, rules); fixed !== undefined; fixed = fixOne(text, rules)) text = fixed
  return text.replace(
    /[\uE000-\uF8FF]/gu,
    (character) => kept[(character.codePointAt(0) ?? 0) - firstPrivateUse] ?? character,
  )
}

/** Makes one correction, so that the next rule sees the corrected text; undefined if there is none left. */
function fixOne(text: string, rules: readonly TextRule[]): string | undefined {
  const fault = faultsOf(text, rules).find(({ replacement }) => replacement !== undefined)
  if (fault?.replacement === undefined) return undefined
  const fixed = text.slice(0, fault.index) + fault.replacement + text.slice(fault.index + fault.length)
  return fixed === text ? undefined : fixed
}
