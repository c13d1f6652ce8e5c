import { finding, type FindingDetails, type Finding } from '../report/Finding.ts'
import type { FactsTable } from '../files/factsFile.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { comparableFigures, figuresIn } from '../text/figures.ts'
import { plainText } from '../text/markup.ts'
import { latinWords } from './comparePair.ts'

/** Finds figures of a page's text that are not in the facts of the page. */
export function unknownFigures(
  text: string,
  facts: FactsTable,
  { namespace, language }: LocaleFile,
): FindingDetails[] {
  if (!namespace.startsWith('pages/')) return []
  const allowed = facts.pages.get(namespace)?.figures ?? []
  const found = figuresIn(facts.withoutNames(plainText(text))).filter(
    (figure) => !has(allowed, figure, language),
  )
  return found.length > 0 ? [{ code: 'figure-unknown', values: { found: found.join(', ') } }] : []
}

/** Finds a word that differs from a name of the facts only in upper and lower case: `Netapp`. */
export function spellingFindings(text: string, { withoutNames, spelling }: FactsTable): FindingDetails[] {
  for (const found of latinWords(withoutNames(plainText(text)))) {
    const wanted = spelling(found)
    const isMisspelt = wanted !== undefined && wanted !== found && /[A-Z]/.test(found)
    if (isMisspelt) return [{ code: 'name-misspelt', values: { found, wanted } }]
  }
  return []
}

/** Finds facts that a page does not state. Its title and description do not count. */
export function missingFacts({ namespace, language, root, texts }: LocaleFile, facts: FactsTable): Finding[] {
  const page = facts.pages.get(namespace)
  if (!page) return []
  const shown = [...texts.values()]
    .filter(({ key }) => !key.startsWith('meta.'))
    .map(({ value }) => plainText(value))
    .join('\n')
  const stated = figuresIn(facts.withoutNames(shown))
  const missing = [
    ...(page.figures ?? []).filter((figure) => !has(stated, figure, language)),
    ...(page.names ?? []).filter((name) => !shown.includes(name)),
  ]
  return missing.map((fact) => finding(root, { code: 'fact-missing', values: { fact } }))
}

function has(figures: readonly string[], figure: string, language: string) {
  const wanted = comparableFigures([figure], language)
  return figures.some((other) => comparableFigures([other], language) === wanted)
}
