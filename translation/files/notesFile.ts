import { defaultLanguage } from '#i18n/languages.ts'
import { finding, type Finding } from '../check/report/Finding.ts'
import { isWithin } from '../check/text/names.ts'
import { entriesBelow, fileOf, type LocaleFile } from './localeFile.ts'
import type { Note } from './sharedFiles.ts'

/** Returns the note about a text, or about the nearest group, list or file around it; empty if there is none. */
export function noteOn(notes: readonly Note[], namespace: string, key: string): string {
  const [nearest] = notes
    .filter((note) => note.key === namespace || isWithin(`${namespace}:${key}`, note.key))
    .toSorted((one, other) => other.key.length - one.key.length)
  return nearest?.text ?? ''
}

/** Finds notes about keys that English does not have. Notes about an English file that cannot be read are left alone. */
export function checkNotes(notes: readonly Note[], files: readonly LocaleFile[]): Finding[] {
  const isLost = ({ key }: Note) => {
    const [namespace = ''] = key.split(':')
    const english = fileOf(files, defaultLanguage, namespace)
    if (!english?.readable) return !files.some((file) => file.namespace === namespace)
    return (
      key !== namespace && !entriesBelow(english.root).some((entry) => key === `${namespace}:${entry.key}`)
    )
  }
  return notes.filter(isLost).map((note) => finding(note, { code: 'note-unknown' }))
}
