import { finding, type Finding } from '../report/Finding.ts'
import type { FactsTable } from '../files/factsFile.ts'
import { plainText } from '../text/plainText.ts'
import { quote } from '../text/show.ts'
import type { Pair } from './compareStructure.ts'

/** Finds translations that are equal to the English text, except those that are only names and figures. */
export function checkSameAsSource(pairs: readonly Pair[], { withoutNames }: FactsTable): Finding[] {
  return pairs
    .filter(({ source, translation }) => source.value === translation.value)
    .filter(({ translation }) => /\p{L}{2}/u.test(withoutNames(plainText(translation.value))))
    .map(({ translation }) =>
      finding(translation, { code: 'same-as-source', values: { text: quote(translation.value) } }),
    )
}
