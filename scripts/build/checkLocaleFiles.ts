import { checkLocales } from '../locales/checks/checkLocales.ts'
import { formatFinding } from '../locales/report/describe.ts'
import { siteLocales } from '../locales/files/localeFolder.ts'
import { BuildError } from './BuildError.ts'

/**
 * Checks the locale files, also texts that no prerendered page shows. Only `npm run locales` prints advice; it does not
 * stop the build.
 * @throws BuildError naming file, line and key of all that is wrong
 */
export function checkLocaleFiles(): void {
  const { findings } = checkLocales(siteLocales)
  const wrong = findings.filter(({ severity }) => severity === 'wrong')
  if (wrong.length > 0) throw new BuildError(wrong.map((finding) => formatFinding(finding)))
}
