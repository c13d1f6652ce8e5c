import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from './options.ts'
import { checkLocales } from '../check/checkLocales.ts'
import type { Project } from '../files/project.ts'
import { hasAllTexts } from './assertReadable.ts'
import { formatFinding, say } from '../check/report/describe.ts'

/** Checks all texts and prints the findings. @throws CommandError if a text is wrong; advice is only counted */
export function printFindings(project: Project, messageLanguage: string): void {
  const { findings, summaries, files } = checkLocales(project)
  for (const finding of findings) {
    const print = finding.severity === 'wrong' ? console.error : console.log
    print(formatFinding(finding, messageLanguage))
  }
  if (findings.length > 0) console.log()
  for (const { language, texts, words, done, stale } of summaries) {
    const percent = texts === 0 ? 0 : Math.floor((100 * done) / texts)
    const isDraft = project.drafts.includes(language)
    const code = language === defaultLanguage ? 'source-language' : isDraft ? 'draft' : 'translation'
    console.log(say(code, { language, texts, words, done, percent, stale }, messageLanguage))
  }
  const broken = new Set(files.filter((file) => !hasAllTexts(file)).map(({ file }) => file))
  const count = findings.filter(({ fixable, file }) => fixable && !broken.has(file)).length
  if (count > 0) console.log(say('fixable', { count }, messageLanguage))
  const wrong = findings.filter(({ severity }) => severity === 'wrong').length
  const code = findings.length === 0 ? 'nothing-wrong' : 'count'
  const summary = say(code, { wrong, advice: findings.length - wrong }, messageLanguage)
  if (wrong > 0) throw new CommandError(summary)
  console.log(summary)
}
