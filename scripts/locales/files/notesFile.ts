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
export function checkNotes(
  notes: readonly Note[],
  english: readonly LocaleFile[],
  others: readonly string[],
): Finding[] {
  const known = english.flatMap(({ namespace, root }) => [
    namespace,
    ...entriesBelow(root).map(({ key }) => `${namespace}:${key}`),
  ])
  return notes
    .filter(
      (note) =>
        !known.includes(note.key) && !others.some((name) => isWithin(note.key.replace(':', '.'), name)),
    )
    .map((note) => {
      const wanted = closest(note.key, known)
      const code = wanted === undefined ? 'note-unknown' : 'note-misspelt'
      return finding(note, { code, values: { wanted: wanted ?? '' } })
    })
}
