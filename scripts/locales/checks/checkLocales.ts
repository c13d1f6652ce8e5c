import { checkFiles, sharedFiles } from './checkFiles.ts'
import { checkNamespace, type NamespaceReport } from './checkNamespace.ts'
import { checkNotes } from './checkNotes.ts'
import { checkPageMeta } from './checkPageMeta.ts'
import { applyExceptions } from '../report/exceptions.ts'
import { compareFindings, type Finding } from '../report/Finding.ts'
import { parseLocaleFile, type LocaleFile } from '../files/localeFile.ts'
import type { Note } from '../files/notesFile.ts'
import type { Sources } from '../files/readSources.ts'
import { readSharedFiles, type SharedFiles } from './sharedFiles.ts'
import { oneFindingPerMistake } from '../report/oneFindingPerMistake.ts'
import { memoizeLast, memoizeLastByName } from './memoizeLast.ts'
import { summarize, type LanguageSummary } from '../report/summarize.ts'

export interface LocaleFolder {
  /** The folder, as findings print it. */
  folder: string
  languages: readonly string[]
  /** Languages whose folders are not checked, as they may be incomplete. */
  drafts?: readonly string[]
  /** The language that the others are translated from. */
  sourceLanguage: string
}

export interface Report {
  /** In the order of files and lines. */
  findings: Finding[]
  /** One row a language, the source language first. */
  summaries: LanguageSummary[]
  /** What was compared, by namespace: for the commands that work on texts one by one. */
  namespaces: ReadonlyMap<string, NamespaceReport>
  /** What translators are told about single texts. */
  notes: readonly Note[]
}

/** The folder with the English that each translation was made from: a copy of the English files for each language. */
export const translatedFrom = '.translated-from'

/**
 * Makes a function that checks the locale files: it takes their bytes and returns findings and figures. It caches the
 * results of each file, so that a check after a save reads only the changed file.
 * @example const check = createLocaleCheck(folder); check(readSources('locales')).findings
 */
export function createLocaleCheck(folder: LocaleFolder): (sources: Sources) => Report {
  const { languages, sourceLanguage } = folder
  const parse = memoizeLastByName((path, source: Uint8Array | string) => {
    const [language = '', ...rest] = path.replace(`${translatedFrom}/`, '').split('/')
    const namespace = rest.join('/').replace(/\.json$/i, '')
    return parseLocaleFile({ file: `${folder.folder}/${path}`, language, namespace }, source)
  })
  const parseIfThere = (sources: Sources, path: string) => {
    const source = sources.get(path)
    return source === undefined ? undefined : parse(path, source)
  }
  const readShared = memoizeLast((...contents: (Uint8Array | string | undefined)[]) =>
    readSharedFiles(folder, contents),
  )
  const check = memoizeLastByName(
    (_namespace, { rules }: SharedFiles, ...files: (LocaleFile | undefined)[]): NamespaceReport => {
      const [source, ...translations] = files.slice(0, languages.length)
      const recorded = files.slice(languages.length).filter((file) => file !== undefined)
      return checkNamespace(
        source,
        translations.filter((file) => file !== undefined),
        recorded,
        rules,
      )
    },
  )
  return (sources) => {
    const shared = readShared(...sharedPaths(languages).map((path) => sources.get(path)))
    const inOrder = [sourceLanguage, ...languages.filter((language) => language !== sourceLanguage)]
    const names = namespacesOf(sources, languages)
    const files: LocaleFile[] = []
    const namespaces = new Map(
      names.map((namespace) => {
        const own = inOrder.map((language) => parseIfThere(sources, `${language}/${namespace}.json`))
        const recorded = inOrder.map((language) =>
          parseIfThere(sources, `${translatedFrom}/${language}/${namespace}.json`),
        )
        files.push(...own.filter((file) => file !== undefined))
        return [namespace, check(namespace, shared, ...own, ...recorded)]
      }),
    )
    const paths = [...sources.keys()]
    const findings = [
      ...checkFiles({ ...folder, paths }),
      ...shared.problems,
      ...[...namespaces.values()].flatMap((report) => report.findings),
      ...checkPageMeta(files, sourceLanguage),
      ...checkNotes(shared.notes, namespaces),
    ]
    return {
      findings: oneFindingPerMistake(applyExceptions(findings, shared.exceptions, folder)).toSorted(
        compareFindings,
      ),
      summaries: summarize(inOrder, files, [...namespaces.values()]),
      namespaces,
      notes: shared.notes,
    }
  }
}

/** Runs every check on the locale files once. */
export function checkLocales(folder: LocaleFolder, sources: Sources): Report {
  return createLocaleCheck(folder)(sources)
}

function sharedPaths(languages: readonly string[]) {
  const words = languages.map((language) => `words.${language}.json`)
  return [...sharedFiles, ...words]
}

/** The namespaces of all languages. A file has one only if its name ends in `.json`, in lower case. */
function namespacesOf(sources: Sources, languages: readonly string[]): string[] {
  const names = [...sources.keys()].flatMap((path) => {
    const [language = '', ...rest] = path.split('/')
    return languages.includes(language) && path.endsWith('.json')
      ? [rest.join('/').slice(0, -'.json'.length)]
      : []
  })
  return [...new Set(names)]
}
