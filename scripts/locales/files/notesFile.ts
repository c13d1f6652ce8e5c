import { object } from 'yup'
import { finding, type Place } from '../report/Finding.ts'
import { isWithin } from '../text/names.ts'
import { readShared, type SharedFile, type Source } from './sharedFile.ts'

/** A note for translators about a text, or about all texts of a group, list or file. */
export interface Note extends Place {
  /** The text, group, list or file that it is about: `menu:pages.home`, or `menu` for the file. */
  key: string
  text: string
}

/** Reads `locales/notes.json`: notes by namespace and key, such as `{ "menu:pages.home": "…" }`. */
export function parseNotes(file: string, source: Source): SharedFile<Note[]> {
  const { rows, readable, findings } = readShared(file, source, object().required(), 'notes-form')
  const content: Note[] = []
  for (const { value, ...place } of rows) {
    const first = content.find(({ key }) => key === place.key)
    if (first) findings.push(finding(place, { code: 'key-twice', values: { first: first.line } }))
    else if (typeof value === 'string' && value.trim() !== '') {
      content.push({ ...place, text: value })
    } else findings.push(finding(place, { code: 'notes-form' }))
  }
  return { content, readable, findings }
}

/** The note about a text, or else about the nearest group, list or file that contains it; empty if there is none. */
export function noteOn(notes: readonly Note[], namespace: string, key: string): string {
  const [nearest] = notes
    .filter((note) => note.key === namespace || isWithin(`${namespace}:${key}`, note.key))
    .toSorted((one, other) => other.key.length - one.key.length)
  return nearest?.text ?? ''
}
