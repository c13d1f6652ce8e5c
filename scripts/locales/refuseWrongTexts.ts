import { checkLocales } from './checks/checkLocales.ts'
import { formatFinding, say } from './report/describe.ts'
import { readSources } from './files/readSources.ts'
import { siteLocales } from './siteLocales.ts'

/**
 * Ends the process where a text is wrong, having said which ones: no page is built without its text.
 * Advice stops nothing and is left to `npm run locales`.
 */
export function refuseWrongTexts(): void {
  const { findings } = checkLocales(siteLocales, readSources(siteLocales.path))
  const wrong = findings.filter(({ severity }) => severity === 'wrong')
  if (wrong.length === 0) return
  for (const finding of wrong) console.error(formatFinding(finding))
  console.error(`\n${say('refused', { wrong: wrong.length })}`)
  process.exit(1)
}
