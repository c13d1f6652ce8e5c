import { checkKinds, differsInKind } from './checkKinds.ts'
import { difference } from './difference.ts'
import type { Finding } from './finding.ts'
import { closestLine, type LocaleFile } from './localeFile.ts'
import { pluralKey } from './plurals.ts'
import { counted, quote } from './show.ts'

/**
 * Finds keys that a translation lacks or has extra, values of another kind, and lists of another length.
 * Counted keys differ between languages by design; `checkPlurals` sees to them.
 */
export function checkKeys(source: LocaleFile, translation: LocaleFile): Finding[] {
  const inBothLists = overlap(source, translation)
  const ofOtherKind = differsInKind(source, translation)
  const keysOf = (file: LocaleFile) =>
    new Set([...file.texts.keys()].filter((key) => !pluralKey(key) && inBothLists(key) && !ofOtherKind(key)))
  const sourceKeys = keysOf(source)
  const keys = keysOf(translation)
  const finding = (key: string, message: string): Finding => {
    return { file: translation.file, line: closestLine(translation, key), key, message }
  }
  const missing = difference(sourceKeys, keys).map((key) => {
    const { value = '', line = 1 } = source.texts.get(key) ?? {}
    return finding(key, `is missing; add a translation of ${quote(value)} (${source.file}:${line})`)
  })
  const extra = difference(keys, sourceKeys).map((key) =>
    finding(key, `is not in ${source.file}; add it there, or delete it here`),
  )
  const lists = differingLists(source, translation).map(({ key, lengths: [wanted, found] }) =>
    finding(
      key,
      `has ${counted(found, 'item')}, in ${source.file} it has ${wanted}; give both lists the same items`,
    ),
  )
  return [...checkKinds(source, translation), ...missing, ...extra, ...lists]
}

function differingLists(source: LocaleFile, translation: LocaleFile) {
  return [...source.arrays].flatMap(([key, wanted]) => {
    const found = translation.arrays.get(key)
    return found === undefined || found === wanted ? [] : [{ key, lengths: [wanted, found] as const }]
  })
}

/** Tells keys outside the surplus of the longer list, which is reported once as a whole. */
function overlap(source: LocaleFile, translation: LocaleFile) {
  const lists = differingLists(source, translation)
  return (key: string) =>
    lists.every((list) => {
      const prefix = `${list.key}.`
      return (
        !key.startsWith(prefix) || Number.parseInt(key.slice(prefix.length), 10) < Math.min(...list.lengths)
      )
    })
}
