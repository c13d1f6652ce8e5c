import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile } from '../files/localeFile.ts'
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

/** Finds wrong characters and punctuation in the texts of a file. */
export function checkTexts({ texts }: LocaleFile, rules: readonly TextRule[]): Finding[] {
  return [...texts.values()].flatMap((text) =>
    faultsOf(plainText(text.value), rules).map((fault) => finding(text, fault)),
  )
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
