import { finding, type Finding } from '../report/Finding.ts'
import type { Facts } from '../files/sharedFiles.ts'
import type { ProductNames } from '../text/productNames.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { figuresIn } from '../text/figures.ts'
import { plainText } from '../text/markup.ts'

/** Finds figures of a page's English that are not in the facts of the page. A translation is compared with its English. */
export function unknownFigures(
  { namespace, texts }: LocaleFile,
  facts: Facts,
  { withoutNames }: ProductNames,
): Finding[] {
  if (!namespace.startsWith('pages/')) return []
  const allowed = facts.pages[pageOf(namespace)]?.figures ?? []
  return [...texts.values()].flatMap((text) => {
    const found = figuresIn(withoutNames(plainText(text.value))).filter((each) => !allowed.includes(each))
    return found.length > 0
      ? [finding(text, { code: 'figure-unknown', values: { found: found.join(', ') } })]
      : []
  })
}

/** Finds facts that a page's English does not state. Its title and description do not count. */
export function missingFacts(
  { namespace, root, texts }: LocaleFile,
  facts: Facts,
  { withoutNames }: ProductNames,
): Finding[] {
  const shown = [...texts.values()]
    .filter(({ key }) => !key.startsWith('meta.'))
    .map(({ value }) => plainText(value))
  const { figures = [], names = [] } = facts.pages[pageOf(namespace)] ?? {}
  const stated = figuresIn(withoutNames(shown.join('\n')))
  const missing = [
    ...figures.filter((figure) => !stated.includes(figure)),
    ...names.filter((name) => !shown.some((text) => text.includes(name))),
  ]
  return missing.map((fact) => finding(root, { code: 'fact-missing', values: { fact } }))
}

function pageOf(namespace: string) {
  return namespace.replace(/^pages\//, '')
}
