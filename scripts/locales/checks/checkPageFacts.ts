import { finding, type FindingDetails, type Finding } from '../report/Finding.ts'
import type { Facts } from '../files/sharedFiles.ts'
import type { ProductNames } from '../text/productNames.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { figuresIn } from '../text/figures.ts'
import { plainText } from '../text/markup.ts'
import { closest } from '../text/names.ts'

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

/** Finds a word that is a name but for a letter or two, or for upper and lower case: `Netapp`, `Fujistu`. */
export function spellingFindings(
  text: string,
  { withoutNames, all, parts }: ProductNames,
  brand: string,
): FindingDetails[] {
  const whole = [...all.filter((name) => !name.includes(' ')), brand]
  for (const [found] of withoutNames(plainText(text)).matchAll(/[\p{L}\p{M}\d]{2,}/gu)) {
    // In Arabic, a conjunction or preposition is written in one with the name.
    if (parts.includes(found) || (brand && found.toLowerCase().endsWith(brand.toLowerCase()))) continue
    const isName = /\p{Lu}/u.test(found)
    const wanted =
      (isName && parts.find((name) => name.toLowerCase() === found.toLowerCase())) ||
      (found.length > 4 && closest(found, isName ? whole : [brand], found.length > 6 ? 2 : 1))
    if (wanted) return [{ code: 'name-misspelt', values: { found, wanted } }]
  }
  return []
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
