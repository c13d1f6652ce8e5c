import { defaultLanguage } from '#i18n/languages.ts'
import { checkLocales } from './checks/checkLocales.ts'
import type { LocaleFolder } from './files/localeFolder.ts'
import { formatFinding, say } from './report/describe.ts'

/**
 * Checks the locale files and prints a line for each finding, as an error if it is wrong, then a line for each language.
 * @param messageLanguage the language of the messages.
 * @returns how many findings are wrong; advice does not count
 */
export function printFindings(folder: LocaleFolder, messageLanguage: string): number {
  const { findings, summaries } = checkLocales(folder)
  for (const finding of findings) {
    const print = finding.severity === 'wrong' ? console.error : console.log
    print(formatFinding(finding, messageLanguage))
  }
  if (findings.length > 0) console.log()
  for (const { language, texts, words, done, stale } of summaries) {
    const percent = texts === 0 ? 0 : Math.floor((100 * done) / texts)
    const code = language === defaultLanguage ? 'source-language' : 'translation'
    console.log(say(code, { language, texts, words, done, percent, stale }, messageLanguage))
  }
  const wrong = findings.filter(({ severity }) => severity === 'wrong').length
  const advice = findings.length - wrong
  const count = findings.filter(({ fixable }) => fixable).length
  const summary = findings.length === 0 ? 'nothing-wrong' : 'count'
  console.log(say(summary, { wrong, advice }, messageLanguage))
  if (count > 0) console.log(say('fixable', { count }, messageLanguage))
  return wrong
}
