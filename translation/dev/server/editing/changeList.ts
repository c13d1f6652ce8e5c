import { isDeepStrictEqual } from 'node:util'
import { languageCodes } from '#i18n/languages.ts'
import { writeText } from '../../../commands/writeTexts.ts'
import { jsonText } from '../../../files/json.ts'
import { fileOf } from '../../../files/localeFile.ts'
import type { Project } from '../../../files/project.ts'
import { replaceAt } from '../../page/shared/mapTexts.ts'
import type { ListChange } from '../../page/shared/changes.ts'
import type { CodeFiles } from '../code/CodeFiles.ts'
import { textList } from '../textList.ts'
import { ChangeError } from './ChangeError.ts'
import { brokenFindings, type ChangeResult } from './changeText.ts'
import { namespaceReport } from './namespaceReport.ts'
import { readSaved, withLineEndsOf } from './savedFile.ts'

/**
 * Writes the items of a list into the locale files of several languages: into all of them or none.
 * @throws ChangeError if there is no such list, if the code knows its entries, or if it has changed meanwhile
 */
export function changeList(project: Project, code: CodeFiles, change: ListChange): ChangeResult {
  const { namespace, key, items } = change
  const report = namespaceReport(project, namespace)
  const list = textList(report, code, namespace, `${key}.0`)
  if (list?.kind !== 'free' || list.key !== key)
    throw new ChangeError(`${namespace} ${key}: is no list that can be added to`, 'gone')
  const changed = languageCodes.flatMap((language) => {
    const file = fileOf(report.files, language, namespace)
    const own = items[language]
    return file && own ? [{ language, file, ...own }] : []
  })
  const broken = brokenFindings(
    report,
    changed.map(({ file }) => file),
  )
  // In a file of another form, every line would change.
  const form = changed.flatMap(({ file }) => file.findings.filter((found) => found.code === 'form'))
  if (broken.length + form.length > 0) return { outcome: 'wrong', findings: [...broken, ...form] }
  if (changed.some(({ language, before }) => !isDeepStrictEqual(list.items[language], before)))
    throw new ChangeError(`${namespace} ${key}: the list has changed; read it again`, 'listChanged')

  for (const { file, after } of changed) {
    const { text, mark } = readSaved(project, file.file)
    const texts = replaceAt(JSON.parse(text), key.split('.'), after)
    writeText(project, file.file, mark + withLineEndsOf(text, jsonText(texts)))
  }
  return { outcome: 'saved', advice: [], elsewhere: [] }
}
