import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLanguage, languageCodes } from '#i18n/languages.ts'
import { checkLocales } from './checkLocales.ts'
import { formatFinding } from './finding.ts'
import { readSources } from './readSources.ts'
import { counted } from './show.ts'

/**
 * Checks the locale files: `node scripts/check-locales/index.ts [folder]`. Prints one line for each fault
 * and exits with 1 if there is any.
 */
const [given] = process.argv.slice(2)
const folder = given ? resolve(given) : fileURLToPath(new URL('../../locales', import.meta.url))

const { findings, checked } = checkLocales({
  folder: given?.replace(/[\\/]+$/, '') ?? 'locales',
  sources: readSources(folder),
  languages: languageCodes,
  sourceLanguage: defaultLanguage,
})

if (findings.length === 0) {
  console.log(`${checked}: nothing wrong`)
} else {
  for (const finding of findings) console.log(formatFinding(finding))
  const files = new Set(findings.map(({ file }) => file)).size
  console.log(`\n${counted(findings.length, 'finding')} in ${counted(files, 'file')} (checked: ${checked})`)
  process.exitCode = 1
}
