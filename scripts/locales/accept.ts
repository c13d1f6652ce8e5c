import { checkLocales, type LocaleFolder } from './checks/checkLocales.ts'
import type { Translation } from './checks/checkNamespace.ts'
import { say } from './report/describe.ts'
import { recordEnglish } from './files/recordEnglish.ts'
import { readSources } from './files/readSources.ts'

/**
 * Records that translations agree with the current English, by writing that English to `.translated-from/<language>/`.
 * @param path a translated file, or a folder of them
 * @param key a text, list or group of the file; empty for the whole file
 * @returns whether the file and the key exist
 */
export function accept(
  folder: LocaleFolder & { path: string },
  path: string,
  key: string,
  messageLanguage: string,
): boolean {
  const wanted = `${folder.folder}/${path.replace(`${folder.folder}/`, '').replace(/\/$/, '')}`
  const { namespaces } = checkLocales(folder, readSources(folder.path))
  const found = [...namespaces.values()].flatMap(({ source, translations }) =>
    translations.flatMap((translation) => {
      const { file } = translation.file
      return source && (file === wanted || file.startsWith(`${wanted}/`)) ? [{ source, translation }] : []
    }),
  )
  if (found.length === 0) {
    console.error(say('no-such-file', { path }, messageLanguage))
    return false
  }
  if (
    key &&
    !found.some(({ translation }) => translation.pairs.some((pair) => isWithin(pair.translation.key, key)))
  ) {
    console.error(say('no-such-key', { path, key }, messageLanguage))
    return false
  }
  let all = 0
  for (const { source, translation } of found) {
    const count = openKeys(translation).filter((open) => isWithin(open, key)).length
    if (count === 0) continue
    all += count
    recordEnglish(folder.path, source, translation, (text) => isWithin(text, key))
    console.log(say('accepted', { file: translation.file.file, count }, messageLanguage))
  }
  if (all === 0) console.log(say('nothing-accepted', { path }, messageLanguage))
  return true
}

function openKeys({ freshness }: Translation): string[] {
  return [...freshness.stale.keys(), ...freshness.unrecorded, ...freshness.gone]
}

/** Whether a text has this key, or is inside the group or list with this key. */
function isWithin(text: string, key: string) {
  return key === '' || text === key || text.startsWith(`${key}.`)
}
