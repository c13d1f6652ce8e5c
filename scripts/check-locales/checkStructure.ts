import { namespaces, type Catalogue } from './catalogue.ts'
import { checkFiles } from './checkFiles.ts'
import { checkKeys } from './checkKeys.ts'
import { checkValues } from './checkValues.ts'
import type { Finding } from './finding.ts'
import { checkPlurals } from './plurals.ts'

/**
 * Finds what would break a page rather than read badly: files, keys and texts that are missing, and values of
 * the wrong kind. The build runs these checks too.
 */
export function checkStructure(catalogue: Catalogue): Finding[] {
  return [
    ...checkFiles(catalogue),
    ...catalogue.problems,
    ...namespaces(catalogue).flatMap(({ source, translations }) => [
      ...(source ? translations.flatMap((translation) => checkKeys(source, translation)) : []),
      ...checkPlurals(source ? [source, ...translations] : translations),
    ]),
    ...catalogue.files.flatMap(checkValues),
  ]
}
