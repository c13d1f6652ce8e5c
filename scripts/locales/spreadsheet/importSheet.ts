import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { recordEnglish } from '../files/recordEnglish.ts'
import { checkLocales, type LocaleFolder } from '../checks/checkLocales.ts'
import { readSources } from '../files/readSources.ts'
import { say } from '../report/describe.ts'
import { planImport, type ImportPlan } from './planImport.ts'
import { readTable } from './readTable.ts'

/**
 * Writes the translations of a sheet into the locale files. If a row is refused, it prints why and writes nothing,
 * except with `partly`.
 * @param partly whether to write the other rows if one is refused
 * @returns whether no row was refused
 */
export async function importSheet(
  folder: LocaleFolder & { path: string },
  file: string,
  { partly, messageLanguage }: { partly: boolean; messageLanguage: string },
): Promise<boolean> {
  const unusable = !/\.(?:xlsx|csv)$/i.test(file)
    ? 'sheet-kind'
    : existsSync(file)
      ? undefined
      : 'sheet-missing'
  if (unusable) {
    console.error(say(unusable, { file }, messageLanguage))
    return false
  }
  const sources = readSources(folder.path)
  let plan: ImportPlan
  try {
    const table = await readTable(file, readFileSync(file), messageLanguage)
    plan = planImport(folder, sources, table, messageLanguage)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
  const { language, changes, refusals, files } = plan
  for (const { row, text, reason } of refusals)
    console.log(say('row-refused', { row, text, reason }, messageLanguage))
  if (refusals.length > 0 && !partly) {
    console.log(
      say('nothing-written', { refused: refusals.length, changed: changes.length }, messageLanguage),
    )
    return false
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  acceptChanges(folder, plan)
  console.log(say('imported', { language, changed: changes.length, files: files.size }, messageLanguage))
  return refusals.length === 0
}

/** Records the English of the imported texts. It is today's English, since other rows are refused. */
function acceptChanges(folder: LocaleFolder & { path: string }, { language, changes, files }: ImportPlan) {
  const { namespaces } = checkLocales(folder, readSources(folder.path))
  for (const [namespace, { source, translations }] of namespaces) {
    const translation = translations.find(({ file }) => file.language === language)
    if (!source || !translation || !files.has(`${language}/${namespace}.json`)) continue
    const own = new Set(changes.filter((change) => change.namespace === namespace).map(({ key }) => key))
    recordEnglish(folder.path, source, translation, (key) => own.has(key))
  }
}
