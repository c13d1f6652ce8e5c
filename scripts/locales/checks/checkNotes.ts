import { entriesBelow } from '../files/localeFile.ts'
import type { Note } from '../files/notesFile.ts'
import { finding, type Finding } from '../report/Finding.ts'
import { closest } from '../text/names.ts'
import type { NamespaceReport } from './checkNamespace.ts'

/** Finds notes about a text, group, list or file that the source language does not have. */
export function checkNotes(notes: readonly Note[], namespaces: readonly NamespaceReport[]): Finding[] {
  const files = namespaces.flatMap(({ source }) => source ?? [])
  // The keys of an unreadable file are unknown, so its notes are not checked. The file has a finding of its own.
  const unreadable = files.filter(({ readable }) => !readable).map(({ namespace }) => `${namespace}:`)
  const known = files.flatMap(({ namespace, root }) => [
    namespace,
    ...entriesBelow(root).map(({ key }) => `${namespace}:${key}`),
  ])
  return notes
    .filter(({ key }) => !known.includes(key) && !unreadable.some((start) => key.startsWith(start)))
    .map((note) => {
      const wanted = closest(note.key, known)
      return wanted === undefined
        ? finding(note, { code: 'note-unknown' })
        : finding(note, { code: 'note-misspelt', values: { wanted } })
    })
}
