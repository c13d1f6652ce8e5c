import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from '../report/Finding.ts'
import { closest, isWithin } from '../text/names.ts'
import { entriesBelow, type LocaleFile } from './localeFile.ts'
import type { Note } from './sharedFiles.ts'

/** The note about a text, or else about the nearest group, list or file that contains it; empty if there is none. */
export function noteOn(notes: readonly Note[], namespace: string, key: string): string {
  const [nearest] = notes
    .filter((note) => note.key === namespace || isWithin(`${namespace}:${key}`, note.key))
    .toSorted((one, other) => other.key.length - one.key.length)
  return nearest?.text ?? ''
}

/** Finds notes about what English lacks. What an English file has that cannot be read, or is gone, nobody knows. */
export function checkNotes(notes: readonly Note[], files: readonly LocaleFile[]): Finding[] {
  const english = files.filter(({ language, readable }) => language === defaultLanguage && readable)
  const keys = english.map(({ namespace, root }) => ({
    namespace,
    keys: [namespace, ...entriesBelow(root).map(({ key }) => `${namespace}:${key}`)],
  }))
  const known = keys.flatMap((file) => file.keys)
  const unknown = files.filter(({ namespace }) => !keys.some((file) => file.namespace === namespace))
  const isUnknown = ({ key }: Note) =>
    unknown.some(({ namespace }) => isWithin(key.replace(':', '.'), namespace))
  return notes
    .filter((note) => !known.includes(note.key) && !isUnknown(note))
    .map((note) => {
      const wanted = closest(note.key, known)
      const code = wanted === undefined ? 'note-unknown' : 'note-misspelt'
      return finding(note, { code, values: { wanted: wanted ?? '' } })
    })
}
