import type { WordLists } from '../files/wordsFile.ts'
import { characterRules } from '../rules/characterRules.ts'
import { contactRules } from '../rules/contactRules.ts'
import { languageRules } from '../rules/languageRules.ts'
import type { TextFault, TextRule } from '../rules/textRule.ts'
import { houseStyle, numberedNouns, vowelMarks } from '../rules/wordRules.ts'
import { plainText } from '../text/plainText.ts'

/** All rules for the texts of a language that need no comparison with another language. */
export function textRules(language: string, words: WordLists): TextRule[] {
  const { rules, sparesVowelMarks = false, compoundsWithNumbers = false } = languageRules(language)
  return [
    ...characterRules,
    ...contactRules,
    ...rules,
    ...(sparesVowelMarks ? [vowelMarks(words)] : []),
    numberedNouns(language, words, compoundsWithNumbers),
    houseStyle(words),
  ]
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
