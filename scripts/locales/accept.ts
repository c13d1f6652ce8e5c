import { posix } from 'node:path'
import { CommandError } from '#server/cli/arguments.ts'
import { checkLocales } from './checks/checkLocales.ts'
import { entriesBelow, type LocaleFile } from './files/localeFile.ts'
import type { LocaleFolder } from './files/localeFolder.ts'
import { requireAllTexts } from './requireAllTexts.ts'
import { recordEnglish } from './writeTexts.ts'
import { say } from './report/describe.ts'
import { closest, isWithin } from './text/names.ts'

/**
 * Records that translations agree with the current English, by writing that English to `.translated-from/<language>/`.
 * @param path a translated file, or a folder of them
 * @param key a text, list or group of the file; empty for the whole file
 * @throws CommandError if the file or the key does not exist, or if a text could be lost
 */
export function accept(folder: LocaleFolder, path: string, key: string, messageLanguage: string): void {
  // Shells complete a path as ./locales/ar/ or, on Windows, as .\locales\ar\.
  const plain = posix.normalize(path.replaceAll('\\', '/'))
  const wanted = `locales/${plain.replace(/^locales\//, '').replace(/\/$/, '')}`
  const isWanted = ({ file }: LocaleFile) => file === wanted || file.startsWith(`${wanted}/`)
  const report = checkLocales(folder)
  const reports = [...report.namespaces.values()].filter(({ files }) => files.some(isWanted))
  const [, language = ''] = wanted.split('/')
  requireAllTexts(reports, report.unreadable, language, messageLanguage)
  const found = reports.flatMap(({ source, translations }) => {
    const translation = translations.get(language)
    return source && translation ? [{ source, translation }] : []
  })
  if (found.length === 0) throw new CommandError(say('no-such-file', { path }, messageLanguage))
  // What English lacks cannot be accepted.
  const keys = found.flatMap(({ translation: { file, pairs } }) => {
    const own = entriesBelow(file.root).map((entry) => entry.key)
    return own.filter((name) => pairs.some((pair) => isWithin(pair.translation.key, name)))
  })
  if (key !== '' && !keys.includes(key)) {
    const meant = closest(key, keys)
    const code = meant === undefined ? 'no-such-key' : 'key-misspelt'
    throw new CommandError(say(code, { path, key, wanted: meant ?? '' }, messageLanguage))
  }
  const counts = found.map(({ source, translation }) => {
    const { stale, unrecorded, gone } = translation.freshness
    const count = [...stale.keys(), ...unrecorded, ...gone].filter((open) => isWithin(open, key)).length
    if (count > 0) {
      recordEnglish(folder, source, translation, (text) => isWithin(text, key))
      console.log(say('accepted', { file: translation.file.file, count }, messageLanguage))
    }
    return count
  })
  if (counts.every((count) => count === 0)) console.log(say('nothing-accepted', { path }, messageLanguage))
}
