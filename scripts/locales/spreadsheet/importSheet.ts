import { existsSync, readFileSync } from 'node:fs'
import { CommandError } from '#server/cli/arguments.ts'
import { checkLocales } from '../checks/checkLocales.ts'
import { fileOf } from '../files/localeFile.ts'
import { readSources, type LocaleFolder } from '../files/localeFolder.ts'
import { recordEnglish, writeText } from '../writeTexts.ts'
import { say } from '../report/describe.ts'
import { planImport, type ImportPlan } from './planImport.ts'
import { readTable } from './readTable.ts'

/**
 * If a row is refused, it prints every reason and writes nothing; with `partly`, it writes the other rows.
 * @throws CommandError if the sheet cannot be used, or if a row is refused
 */
export async function importSheet(
  folder: LocaleFolder,
  file: string,
  { partly, messageLanguage }: { partly: boolean; messageLanguage: string },
): Promise<void> {
  const unusable = !/\.(?:xlsx|ods|csv)$/i.test(file) ? 'sheet-kind' : !existsSync(file) && 'sheet-missing'
  if (unusable) throw new CommandError(say(unusable, { file }, messageLanguage))
  const table = await readTable(file, readFileSync(file), messageLanguage)
  const plan = planImport(folder, readSources(folder), table, messageLanguage)
  const { language, changes, refusals, notices, unedited, files } = plan
  const tell = (print: (line: string) => void, { row, text, reasons }: (typeof refusals)[number]) => {
    for (const reason of reasons) print(say('row-refused', { row, text, reason }, messageLanguage))
  }
  for (const refusal of refusals) tell(console.error, refusal)
  for (const notice of notices) tell(console.log, notice)
  const [refused, changed] = [refusals.length, changes.length]
  if (refused > 0 && (!partly || changed === 0)) {
    const code = changed === 0 ? 'all-refused' : 'nothing-written'
    throw new CommandError(say(code, { refused, changed }, messageLanguage))
  }
  for (const [path, text] of files) writeText(folder, path, text)
  acceptChanges(folder, plan)
  console.log(say('imported', { language, changed, files: files.size, unedited }, messageLanguage))
  if (refused > 0) throw new CommandError(say('others-refused', { refused }, messageLanguage))
}

/** Records the English of the imported texts. It is today's English, since other rows are refused. */
function acceptChanges(folder: LocaleFolder, { language, changes }: ImportPlan) {
  const { files } = checkLocales(folder)
  for (const [namespace, own] of Map.groupBy(changes, (change) => change.namespace)) {
    const file = fileOf(files, language, namespace)
    if (file) recordEnglish(folder, file, (text) => own.some(({ key }) => key === text))
  }
}
