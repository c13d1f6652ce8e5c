import { entriesBelow } from '../files/localeFile.ts'
import type { Note } from '../files/notesFile.ts'
import { finding, type Finding } from '../report/Finding.ts'
import { closest } from '../text/names.ts'
import type { NamespaceReport } from './checkNamespace.ts'

/** Finds notes about a text, group, list or file that the source language does not have. */
export function checkNotes(notes: readonly Note[], namespaces: readonly NamespaceReport[]): Finding[] {
  const sources = namespaces.flatMap(({ source }) => source ?? [])
  const known = sources.flatMap(({ namespace, root }) => [
    namespace,
    ...entriesBelow(root).map(({ key }) => `${namespace}:${key}`),
  ])
  // The keys of a file that is deleted or unreadable are unknown. The file has a finding of its own.
  const unknown = namespaces
    .filter(({ source }) => !source?.readable)
    .flatMap(({ files }) => files.map(({ namespace }) => namespace))
  return notes
    .filter(({ key }) => !known.includes(key) && !unknown.includes(key.split(':', 1)[0] ?? key))
    .map((note) => {
      const wanted = closest(note.key, known)
      return wanted === undefined
        ? finding(note, { code: 'note-unknown' })
        : finding(note, { code: 'note-misspelt', values: { wanted } })
    })
}
