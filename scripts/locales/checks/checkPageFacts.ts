import { finding, type Finding } from '../report/Finding.ts'
import type { FactsTable } from '../files/factsFile.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { difference } from '../text/difference.ts'
import { comparableFigures, figuresIn } from '../text/figures.ts'
import { plainText } from '../text/plainText.ts'
import { misspelt } from './comparePair.ts'

/** Finds figures of a page that are not in its facts. */
export function checkFigures({ namespace, texts }: LocaleFile, facts: FactsTable): Finding[] {
  if (!namespace.startsWith('pages/')) return []
  const allowed = new Set(
    (facts.pages.get(namespace)?.figures ?? []).map((fact) => comparableFigures([fact])),
  )
  return [...texts.values()].flatMap((text) => {
    const plain = plainText(text.value)
    const unknown = figuresIn(facts.withoutNames(plain)).filter(
      (figure) => !allowed.has(comparableFigures([figure])),
    )
    const found = unknown.join(', ')
    return unknown.length > 0 ? [finding(text, { code: 'figure-unknown', values: { found } })] : []
  })
}

/** Finds names that are spelt differently in the facts: `Netapp`. */
export function checkNameSpelling({ texts }: LocaleFile, facts: FactsTable): Finding[] {
  return [...texts.values()].flatMap((text) => {
    const [found] = misspelt(plainText(text.value), facts)
    if (found === undefined) return []
    return [finding(text, { code: 'name-misspelt', values: { found, wanted: facts.spelling(found) ?? '' } })]
  })
}

/** Finds facts that a page does not state. Its title and description do not count. */
export function checkFactsStated(file: LocaleFile, facts: FactsTable): Finding[] {
  const page = facts.pages.get(file.namespace)
  if (!page) return []
  const shown = [...file.texts.values()]
    .filter(({ key }) => !key.startsWith('meta.'))
    .map(({ value }) => plainText(value))
    .join('\n')
  const figures = new Set(figuresIn(facts.withoutNames(shown)).map((figure) => comparableFigures([figure])))
  const missing = [
    ...(page.figures ?? []).filter((fact) => !figures.has(comparableFigures([fact]))),
    ...difference(page.names ?? [], []).filter((name) => !shown.includes(name)),
  ]
  return missing.map((fact) =>
    finding(file.root, {
      code: 'fact-missing',
      values: { fact, place: `${facts.file}:${page.line}` },
    }),
  )
}
