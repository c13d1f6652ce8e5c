import { finding, type Finding } from './report/Finding.ts'
import type { Facts } from '../files/sharedFiles.ts'
import type { ProductNames } from './text/productNames.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { figuresIn } from './text/figures.ts'
import { plainText } from './text/markup.ts'

/** Finds facts that an English page lacks, or has only in its title or description. Translations follow the English. */
export function checkPageFacts(file: LocaleFile, facts: Facts, { withoutNames }: ProductNames): Finding[] {
  const [, page] = /^pages\/(.+)$/.exec(file.namespace) ?? []
  if (page === undefined) return []
  const { figures = [], names = [] } = facts.pages[page] ?? {}
  const shown = [...file.texts.values()].map((text) => {
    const plain = plainText(text.value)
    return { text, plain, found: figuresIn(withoutNames(plain)) }
  })
  const body = shown.filter(({ text }) => !text.key.startsWith('meta.'))
  const missing = [
    ...figures.filter((figure) => !body.some(({ found }) => found.includes(figure))),
    ...names.filter((name) => !body.some(({ plain }) => plain.includes(name))),
  ]
  return [
    ...shown.flatMap(({ text, found }) => {
      const unknown = found.filter((each) => !figures.includes(each)).join(', ')
      return unknown === '' ? [] : [finding(text, { code: 'figure-unknown', values: { found: unknown } })]
    }),
    ...missing.map((fact) => finding(file.root, { code: 'fact-missing', values: { fact } })),
  ]
}
