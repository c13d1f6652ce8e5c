import { parseCatalogue } from '../check-locales/catalogue.ts'
import { checkStructure } from '../check-locales/checkStructure.ts'
import { formatFinding } from '../check-locales/finding.ts'
import { readSources } from '../check-locales/readSources.ts'
import { defaultLanguage, languageCodes } from '../../src/i18n/languages.ts'
import { BuildError } from './BuildError.ts'

/**
 * Compares the locale files of all languages, those of texts included that no page shows at first.
 * @throws BuildError naming file, line and key of what is missing, empty or of the wrong kind.
 */
export function checkLocaleFiles(): void {
  const folder = 'locales'
  const findings = checkStructure(
    parseCatalogue({
      folder,
      sources: readSources(folder),
      languages: languageCodes,
      sourceLanguage: defaultLanguage,
    }),
  )
  if (findings.length > 0) throw new BuildError(findings.map(formatFinding))
}
