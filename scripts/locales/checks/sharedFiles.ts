import { prepareGlossary } from './checkGlossary.ts'
import type { SharedRules } from './checkNamespace.ts'
import type { LocaleFolder } from './checkLocales.ts'
import type { Finding } from '../report/Finding.ts'
import { parseExceptions, type Exception } from '../files/exceptionsFile.ts'
import { parseFacts } from '../files/factsFile.ts'
import { parseGlossary } from '../files/glossaryFile.ts'
import { parseNotes, type Note } from '../files/notesFile.ts'
import { noWords, parseWords } from '../files/wordsFile.ts'

/** The rules and exceptions in the files that all languages share. */
export interface SharedFiles {
  rules: SharedRules
  exceptions: Exception[]
  notes: Note[]
  problems: Finding[]
}

/**
 * Reads the glossary, the facts, the exceptions, the notes and each language's list of words.
 * @param sources the contents in this order; undefined for a missing file
 */
export function readSharedFiles(
  { folder, languages }: LocaleFolder,
  [glossarySource, factsSource, exceptionsSource, notesSource, ...wordSources]: (
    Uint8Array | string | undefined
  )[],
): SharedFiles {
  const head = (path: string, language = '') => ({ file: `${folder}/${path}`, language })
  const glossary = parseGlossary(head('glossary.json'), glossarySource)
  const { facts, problems } = parseFacts(head('facts.json'), factsSource)
  const exceptions = parseExceptions(head('exceptions.json'), exceptionsSource)
  const notes = parseNotes(head('notes.json'), notesSource)
  const words = new Map(
    languages.map((language, index) => [
      language,
      parseWords(head(`words.${language}.json`), wordSources[index]),
    ]),
  )
  const lists = (language: string) => words.get(language)?.lists ?? noWords
  return {
    rules: { facts, glossary: prepareGlossary(glossary.rows, lists('ar'), facts.names), words: lists },
    exceptions: exceptions.rows,
    notes: notes.notes,
    problems: [
      ...glossary.problems,
      ...problems,
      ...exceptions.problems,
      ...notes.problems,
      ...[...words.values()].flatMap((list) => list.problems),
    ],
  }
}
