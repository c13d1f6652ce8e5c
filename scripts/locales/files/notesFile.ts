import { finding, type Finding, type Place } from '../report/Finding.ts'
import { parseJson, type FileHead } from './json.ts'

/** A note for translators about a text, or about all texts of a group, list or file. */
export interface Note extends Place {
  /** The text, group, list or file, as in `locales/notes.json`: `menu:pages.home`, or `menu` for the file. */
  about: string
  text: string
}

/** Reads `locales/notes.json`: notes by namespace and key, such as `{ "menu:pages.home": "…" }`. */
export function parseNotes(
  head: FileHead,
  source: Uint8Array | string | undefined,
): { notes: Note[]; problems: Finding[] } {
  if (source === undefined) return { notes: [], problems: [] }
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { notes: [], problems: [parsed.problem] }
  const whole = { ...head, key: '', line: 1, column: 1 }
  if (parsed.body.type !== 'Object') return { notes: [], problems: [finding(whole, { code: 'notes-form' })] }
  const notes: Note[] = []
  const problems: Finding[] = []
  for (const { name, value } of parsed.body.members) {
    const about = name.type === 'String' ? name.value : name.name
    const { line, column } = name.loc.start
    const place = { ...head, key: about, line, column }
    const first = notes.find((note) => note.about === about)
    if (first) problems.push(finding(place, { code: 'key-twice', values: { first: first.line } }))
    else if (value.type !== 'String' || value.value.trim() === '') {
      problems.push(finding(place, { code: 'notes-form' }))
    } else notes.push({ ...place, about, text: value.value })
  }
  return { notes, problems }
}

/** The note about a text, or else about the nearest group, list or file that contains it; empty if there is none. */
export function noteOn(notes: readonly Note[], namespace: string, key: string): string {
  const names = key.split('.')
  const around = names.map((_, index) => `${namespace}:${names.slice(0, names.length - index).join('.')}`)
  return (
    [...around, namespace].flatMap((about) => notes.find((note) => note.about === about) ?? [])[0]?.text ?? ''
  )
}
