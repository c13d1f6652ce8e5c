import { closest } from '../text/editDistance.ts'
import { finding, type Fault, type Finding } from '../report/Finding.ts'
import { difference } from '../text/difference.ts'

/** The files beside the languages' folders, which all languages share. */
export const sharedFiles = ['glossary.json', 'facts.json', 'exceptions.json', 'notes.json'] as const

/** Settings for Weblate, which are kept with the locale files. */
const weblateFile = 'weblate.json'

export interface LocaleFolder {
  /** The folder, as findings print it. */
  folder: string
  paths: readonly string[]
  languages: readonly string[]
  drafts?: readonly string[]
  /** The language that the others are translated from. */
  sourceLanguage: string
}

/** Finds files that are missing or extra in a language, and files that belong to no language. */
export function checkFiles({
  folder,
  paths,
  languages,
  drafts = [],
  sourceLanguage,
}: LocaleFolder): Finding[] {
  const about = (path: string, fault: Fault) => {
    const [first = ''] = path.split('/')
    const language = languages.includes(first) ? first : ''
    return finding({ file: `${folder}/${path}`, language, key: '', line: 1, column: 1 }, fault)
  }
  const wordLists = languages.map((language) => `words.${language}.json`)
  const source = pathsOf(paths, sourceLanguage)
  return [
    ...difference(sharedFiles, paths).map((path) => about(path, { code: 'shared-file-missing' })),
    ...paths.flatMap((path) => {
      const [first = ''] = path.split('/')
      const known = [...languages, ...drafts, ...sharedFiles, ...wordLists, weblateFile, '.translated-from']
      return known.includes(first) ? [] : [about(path, { code: 'file-of-no-language', values: { first } })]
    }),
    ...languages.flatMap((language) => {
      const own = pathsOf(paths, language)
      if (own.length === 0) return [about(language, { code: 'language-without-files' })]
      if (language === sourceLanguage || source.length === 0) return []
      return compareFiles(source, own).map(({ path, fault }) =>
        about(`${language}/${path}`, {
          ...fault,
          values: {
            ...fault.values,
            source: `${folder}/${sourceLanguage}/${path}`,
            command: `git restore ${folder}/${language}/${path}`,
          },
        }),
      )
    }),
  ]
}

/** A file whose name is similar to a missing one is reported as renamed. */
function compareFiles(source: readonly string[], own: readonly string[]) {
  const missing = difference(source, own)
  const found: { path: string; fault: Fault }[] = []
  for (const path of difference(own, source)) {
    const meant = closest(path, missing)
    if (meant === undefined) found.push({ path, fault: { code: 'file-extra' } })
    else {
      missing.splice(missing.indexOf(meant), 1)
      found.push({ path, fault: { code: 'file-renamed', values: { wanted: meant.replace(/^.*\//, '') } } })
    }
  }
  return [
    ...found,
    ...missing.map((path): { path: string; fault: Fault } => ({ path, fault: { code: 'file-missing' } })),
  ]
}

function pathsOf(paths: readonly string[], language: string): string[] {
  const prefix = `${language}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
