import { finding, type Finding } from '../report/Finding.ts'
import type { LocaleFile, Text } from '../files/localeFile.ts'
import { placeholderFaults } from './checkPlaceholders.ts'
import { tagFaults } from './checkTags.ts'
import type { Pair } from './compareStructure.ts'
import { pluralKey } from './plurals.ts'

/** Forms that stand for one number each, and so may spell it in words. */
const exactForms = new Set<string | undefined>(['zero', 'one', 'two'])

/** Finds broken placeholders and tags in the texts of a file, and those that differ from what they translate. */
export function checkMarkup(file: LocaleFile, pairs: readonly Pair[]): Finding[] {
  const models = new Map(pairs.map(({ source, translation }) => [translation.key, source]))
  return [...file.texts.values()].flatMap((text) => {
    const model = models.get(text.key) ?? generalForm(text, file)
    const mayLack = exactForms.has(pluralKey(text.key)?.category) ? ['{{count}}'] : []
    return [...placeholderFaults(text.value, model?.value, mayLack), ...tagFaults(text.value, model?.value)].map(
      (fault) => finding(text, fault),
    )
  })
}

/** A counted English text follows its own general form. */
function generalForm({ key }: Text, { texts }: LocaleFile) {
  const plural = pluralKey(key)
  return plural && texts.get(`${plural.base}_other`)
}
