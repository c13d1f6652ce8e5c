import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from './options.ts'
import type { Report } from '../check/checkLocales.ts'
import type { LocaleFile } from '../files/localeFile.ts'
import { formatFinding, say } from '../check/report/describe.ts'

/** Whether every text of the file was read. If not, a text could be lost: a person has to correct the file first. */
export function hasAllTexts({ findings }: LocaleFile): boolean {
  return findings.every(({ code }) => code === 'form')
}

/**
 * Checks that the wanted files and all shared files can be read.
 * @throws CommandError with a line for each finding, as the check prints it
 */
export function assertReadable(
  { files, recorded, unreadable }: Report,
  wanted: readonly { namespace: string }[],
  language: string,
  messageLanguage: string,
): void {
  const broken = [...files, ...recorded].filter(
    (file) =>
      wanted.some(({ namespace }) => namespace === file.namespace) &&
      [defaultLanguage, language].includes(file.language) &&
      !hasAllTexts(file),
  )
  const findings = [...unreadable, ...broken.flatMap((file) => file.findings)]
  if (findings.length === 0) return
  const lines = findings.map((found) => formatFinding(found, messageLanguage))
  throw new CommandError([...lines, say('correct-first', {}, messageLanguage)].join('\n'))
}
