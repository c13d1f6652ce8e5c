import { posix } from 'node:path'
import { CommandError } from './options.ts'
import { checkLocales } from '../check/checkLocales.ts'
import { textsFolder, type Project } from '../files/project.ts'
import { assertReadable } from './assertReadable.ts'
import { recordEnglish } from './writeTexts.ts'
import { say } from '../check/report/describe.ts'
import { isWithin } from '../check/text/names.ts'

/**
 * Records that translations agree with the current English: those of a file, or of a folder of them, at `path`.
 * @param key a text, list or group of the file; empty for the whole file
 * @throws CommandError if the file or the key does not exist, or if a text could be lost
 */
export function accept(project: Project, path: string, key: string, messageLanguage: string): void {
  // Shells complete a path as ./locales/ar/ or, on Windows, as .\locales\ar\.
  const plain = posix.normalize(path.replaceAll('\\', '/'))
  const wanted = `${textsFolder}/${plain.replace(/^locales\//, '').replace(/\/$/, '')}`
  const report = checkLocales(project)
  const wantedFiles = report.files.filter(({ file }) => file === wanted || file.startsWith(`${wanted}/`))
  const [, language = ''] = wanted.split('/')
  assertReadable(report, wantedFiles, language, messageLanguage)
  const found = wantedFiles.filter(({ source }) => source)
  if (found.length === 0) throw new CommandError(say('no-such-file', { path }, messageLanguage))
  // A text without English cannot be accepted.
  const isKnown = found.some(({ pairs }) => pairs.some(({ translation }) => isWithin(translation.key, key)))
  if (key !== '' && !isKnown) throw new CommandError(say('no-such-key', { path, key }, messageLanguage))
  const open = found.flatMap((file) => {
    const outdated = file.pairs.filter(({ state }) => state !== 'fresh')
    const names = [...outdated.map(({ translation }) => translation.key), ...file.gone]
    const count = names.filter((name) => isWithin(name, key)).length
    return count > 0 ? [{ file, count }] : []
  })
  for (const { file, count } of open) {
    recordEnglish(project, file, (text) => isWithin(text, key))
    console.log(say('accepted', { file: file.file, count }, messageLanguage))
  }
  if (open.length === 0) console.log(say('nothing-accepted', { path }, messageLanguage))
}
