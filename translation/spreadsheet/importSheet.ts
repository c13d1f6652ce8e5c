import { existsSync, readFileSync } from 'node:fs'
import { CommandError } from '../commands/options.ts'
import { checkLocales } from '../check/checkLocales.ts'
import { fileOf } from '../files/localeFile.ts'
import { readSources, type Project } from '../files/project.ts'
import { recordEnglish, writeText } from '../commands/writeTexts.ts'
import { say } from '../check/report/describe.ts'
import { planImport } from './planImport.ts'
import { readTable } from './readTable.ts'

/**
 * Writes the translations of a sheet into the locale files. If a row is refused, it prints the reasons and writes
 * nothing; with `partly`, it writes the other rows.
 * @throws CommandError if the sheet cannot be used, or if a row is refused
 */
export async function importSheet(
  project: Project,
  file: string,
  { partly, messageLanguage }: { partly: boolean; messageLanguage: string },
): Promise<void> {
  const unusable = !/\.(?:xlsx|ods|csv)$/i.test(file) ? 'sheet-kind' : !existsSync(file) && 'sheet-missing'
  if (unusable) throw new CommandError(say(unusable, { file }, messageLanguage))
  const table = await readTable(file, readFileSync(file), messageLanguage)
  const plan = planImport(project, readSources(project), table, messageLanguage)
  const { language, changes, refusals, notices, unedited, files } = plan
  const linesOf = (rows: typeof refusals) =>
    rows.flatMap(({ row, text, reasons }) =>
      reasons.map((reason) => say('row-refused', { row, text, reason }, messageLanguage)),
    )
  for (const line of linesOf(refusals)) console.error(line)
  for (const line of linesOf(notices)) console.log(line)
  const [refused, changed] = [refusals.length, changes.length]
  if (refused > 0 && (!partly || changed === 0)) {
    const code = changed === 0 ? 'all-refused' : 'nothing-written'
    throw new CommandError(say(code, { refused, changed }, messageLanguage))
  }
  for (const [path, text] of files) writeText(project, path, text)
  // The accepted rows were made from today's English: all others were refused.
  const written = checkLocales(project).files
  for (const [namespace, own] of Map.groupBy(changes, (change) => change.namespace)) {
    const compared = fileOf(written, language, namespace)
    if (compared) recordEnglish(project, compared, (text) => own.some(({ key }) => key === text))
  }
  console.log(say('imported', { language, changed, files: files.size, unedited }, messageLanguage))
  if (refused > 0) throw new CommandError(say('others-refused', { refused }, messageLanguage))
}
