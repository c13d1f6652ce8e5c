import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defaultLanguage } from '#i18n/languages.ts'
import { CommandError } from '../commands/options.ts'
import { siteSettings } from '../../scripts/siteSettings.ts'
import { checkLocales } from '../check/checkLocales.ts'
import { allLanguages, type Project } from '../files/project.ts'
import { assertReadable } from '../commands/assertReadable.ts'
import { say } from '../check/report/describe.ts'
import { rowsOf } from './rows.ts'
import { writeSheet } from './writeSheet.ts'

/**
 * Writes a sheet with a row for each text; with `open`, only texts that need work.
 * @throws CommandError if there is no such language, the file exists or cannot be written, or a locale file cannot be
 * read completely
 * @throws BuildError if SITE_ORIGIN is not an origin
 */
export async function exportSheet(
  project: Project,
  language: string,
  messageLanguage: string,
  { to: target = `${language}.xlsx`, open = false }: { to?: string; open?: boolean },
): Promise<void> {
  const known = allLanguages(project).filter((own) => own !== defaultLanguage)
  if (!known.includes(language)) {
    const values = { language, languages: known.join(', ') }
    throw new CommandError(say('no-such-language', values, messageLanguage))
  }
  if (!/\.xlsx$/i.test(target)) throw new CommandError(say('target-kind', { target }, messageLanguage))
  const targetFolder = dirname(target)
  if (!existsSync(targetFolder)) {
    throw new CommandError(say('target-folder', { target: targetFolder }, messageLanguage))
  }
  const { SITE_ORIGIN } = siteSettings({ SITE_ORIGIN: process.env['SITE_ORIGIN'] })
  const report = checkLocales(project)
  assertReadable(report, report.files, language, messageLanguage)
  const rows = rowsOf(report, language, SITE_ORIGIN).filter(({ status }) => !open || status !== '')
  if (rows.length === 0) {
    console.log(say('nothing-open', { language }, messageLanguage))
    return
  }
  if (existsSync(target)) throw new CommandError(say('target-exists', { target }, messageLanguage))
  writeFileSync(target, await writeSheet(rows, language, isRightToLeft(language)))
  console.log(say('exported', { target, count: rows.length }, messageLanguage))
}

/** Whether a language is written from right to left; also for a draft, which the table of languages may leave out. */
function isRightToLeft(code: string) {
  return /Arab|Hebr/.test(new Intl.Locale(code).maximize().script ?? '')
}
