import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile, Text } from '../files/localeFile.ts'
import { placeholderFaults } from './checkPlaceholders.ts'
import { tagFaults } from './checkTags.ts'
import type { Pair } from './compareStructure.ts'
import { pluralKey } from './plurals.ts'

/** Plural forms for exactly one number. They may write it in words, without a placeholder. */
const exactForms = new Set<string | undefined>(['zero', 'one', 'two'])

/** Finds broken placeholders and tags in the texts of a file, and those that differ from the English text. */
export function checkMarkup(file: LocaleFile, pairs: readonly Pair[]): Finding[] {
  const models = new Map(pairs.map(({ source, translation }) => [translation.key, source]))
  return [...file.texts.values()].flatMap((text) => {
    const model = models.get(text.key) ?? generalForm(text, file)
    const optional = exactForms.has(pluralKey(text.key)?.category) ? ['{{count}}'] : []
    return [
      ...placeholderFaults(text.value, model?.value, optional),
      ...tagFaults(text.value, model?.value),
    ].map((fault) => finding(text, fault))
  })
}

/** An English plural text must agree with its form `_other`. */
function generalForm({ key }: Text, { texts }: LocaleFile) {
  const plural = pluralKey(key)
  return plural && texts.get(`${plural.base}_other`)
}
