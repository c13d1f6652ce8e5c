import { arabicRules } from './arabicRules.ts'
import { characterRules } from './characterRules.ts'
import { contactRules } from './contactRules.ts'
import { englishRules } from './englishRules.ts'
import type { Finding } from './finding.ts'
import type { LocaleFile } from './localeFile.ts'
import { plainText } from './plainText.ts'
import type { TextRule } from './textRule.ts'

/** A language without rules of its own follows the common ones. */
const ownRules: Record<string, TextRule[] | undefined> = { en: englishRules, ar: arabicRules }

/** Finds wrong characters and punctuation in the texts of a file. */
export function checkTexts({ file, language, texts }: LocaleFile): Finding[] {
  const rules = [...characterRules, ...contactRules, ...(ownRules[language] ?? [])]
  return [...texts.values()].flatMap(({ key, line, value }) => {
    const plain = plainText(value)
    return rules.flatMap((rule) => rule(plain)).map((message) => ({ file, line, key, message }))
  })
}
