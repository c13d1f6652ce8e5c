import type { ShownFinding } from '#development/findings/ShownFinding.ts'
import { toolLanguages } from '#development/words/wordsIn.ts'
import { describe } from '../../locales/report/describe.ts'
import type { Finding } from '../../locales/report/Finding.ts'

/** A finding in each language of the panel. */
export function shownFinding(finding: Finding): ShownFinding {
  const { values: _values, fixable: _fixable, ...shown } = finding
  const messages = toolLanguages.map((language) => [language, describe(finding, language)] as const)
  return { ...shown, messages: Object.fromEntries(messages) as ShownFinding['messages'] }
}
