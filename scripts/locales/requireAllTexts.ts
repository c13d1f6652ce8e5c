import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from '#server/cli/arguments.ts'
import type { NamespaceReport } from './checks/checkNamespace.ts'
import { formatFinding, say } from './report/describe.ts'
import type { Finding } from './report/Finding.ts'
import type { LocaleFile } from './files/localeFile.ts'

/** Whether every text of the file was read. Otherwise a person has to correct it first, or a text could be lost. */
export function hasAllTexts({ findings }: LocaleFile): boolean {
  return findings.every(({ code }) => code === 'form')
}

/**
 * Refuses to work on namespaces whose files are not whole, and on any while a shared file cannot be read.
 * @param unreadable why a shared file cannot be read
 * @param language the files of other translations do not matter
 * @throws CommandError with a line for each finding, as the check prints it
 */
export function requireAllTexts(
  reports: Iterable<NamespaceReport>,
  unreadable: readonly Finding[],
  language: string,
  messageLanguage: string,
): void {
  const files = [...reports].flatMap((report) => [...report.files, ...report.recorded])
  const broken = files.filter(
    (file) => [defaultLanguage, language].includes(file.language) && !hasAllTexts(file),
  )
  const findings = [...unreadable, ...broken.flatMap((file) => file.findings)]
  if (findings.length === 0) return
  const lines = findings.map((found) => formatFinding(found, messageLanguage))
  throw new CommandError([...lines, say('correct-first', {}, messageLanguage)].join('\n'))
}
