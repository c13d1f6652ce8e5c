import { namespaces, parseCatalogue, type CatalogueInput } from './catalogue.ts'
import { checkGlossary } from './checkGlossary.ts'
import { checkMarkup } from './checkMarkup.ts'
import { checkPageMeta } from './checkPageMeta.ts'
import { checkStructure } from './checkStructure.ts'
import { checkTexts } from './checkTexts.ts'
import { compareFindings, type Finding } from './finding.ts'
import { checkSameAsSource } from './sameAsSource.ts'
import { counted } from './show.ts'

export interface Report {
  findings: Finding[]
  /** What was looked at: `2 languages, 46 files, 1,234 texts`. */
  checked: string
}

/** Runs every check on the locale files. */
export function checkLocales(input: CatalogueInput): Report {
  const catalogue = parseCatalogue(input)
  const { files, languages, sourceLanguage } = catalogue
  const findings = [
    ...checkStructure(catalogue),
    ...namespaces(catalogue).flatMap(({ source, translations }) => {
      const group = source ? [source, ...translations] : translations
      return group.flatMap((file) => checkMarkup(file, source))
    }),
    ...files.flatMap(checkTexts),
    ...checkSameAsSource(catalogue),
    ...checkPageMeta(files, sourceLanguage),
    ...checkGlossary(catalogue),
  ]
  const texts = files.reduce((sum, file) => sum + file.texts.size, 0)
  const checked = [
    counted(languages.length, 'language'),
    counted(files.length, 'file'),
    counted(texts, 'text'),
  ].join(', ')
  return { findings: findings.toSorted(compareFindings), checked }
}
