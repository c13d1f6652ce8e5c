import { basename } from 'node:path'
import { defaultLanguage, draftCodes } from '#i18n/languages.ts'
import { finding, startOf, type FindingDetails, type Finding } from '../report/Finding.ts'
import { translatedFrom, type LocaleFolder } from '../files/localeFolder.ts'
import { difference, matchSimilar } from '../text/names.ts'

/** The files beside the languages' folders, which all languages share. */
const sharedFiles = ['glossary.json', 'facts.json', 'exceptions.json', 'notes.json']

/**
 * Finds files that are missing or extra in a language, and files that belong to no language. English lacks a file if a
 * translation still has it, and a page needs it or the translation was made from it.
 */
export function checkFiles({ languages, pages }: LocaleFolder, paths: readonly string[]): Finding[] {
  const wordLists = languages.map((language) => `words.${language}.json`)
  // Settings for Weblate, and the English that translations were made from.
  const others = ['weblate.json', translatedFrom]
  const known = [...languages, ...draftCodes(), ...sharedFiles, ...wordLists, ...others]
  const source = pathsOf(paths, defaultLanguage)
  const all = new Set(languages.flatMap((language) => pathsOf(paths, language)))
  const pageFiles = pages.map((page) => `pages/${page}.json`)
  const recorded = languages.flatMap((language) => pathsOf(paths, `${translatedFrom}/${language}`))
  const stillNamed = difference([...pageFiles, ...recorded], oldPageFiles(source, pageFiles, recorded))
  const wanted = source.length === 0 ? [] : stillNamed.filter((path) => all.has(path))
  const { extra, missing } = matchSimilar(source, wanted)
  const renamed = extra.filter(([, meant]) => meant !== undefined)
  const rightlyNamed = difference(
    source,
    renamed.map(([path]) => path),
  )
  return [
    ...difference(sharedFiles, paths).map((path) => about(path, { code: 'shared-file-missing' })),
    ...paths.flatMap((path) => {
      const [first = ''] = path.split('/')
      return known.includes(first) ? [] : [about(path, { code: 'file-of-no-language', values: { first } })]
    }),
    ...difference(pageFiles, all).map((path) => about(english(path), { code: 'page-without-texts' })),
    ...missing.map((path) => {
      const values = { command: restoreCommand(english(path)) }
      return about(english(path), { code: 'source-deleted', values })
    }),
    ...renamed.map(([path, meant = '']) => {
      return about(english(path), { code: 'source-renamed', values: { wanted: basename(meant) } })
    }),
    ...languages.flatMap((language) => {
      const own = pathsOf(paths, language)
      if (own.length === 0) return [about(language, { code: 'language-without-files' })]
      if (language === defaultLanguage || source.length === 0) return []
      return compareFiles(language, difference(own, difference(wanted, source)), rightlyNamed)
    }),
  ]
}

/** The files of pages that the table of pages and English have renamed, and the translations have not. */
function oldPageFiles(source: readonly string[], pageFiles: readonly string[], recorded: readonly string[]) {
  const gone = pageIds(difference(recorded, [...source, ...pageFiles]))
  const added = pageIds(difference(pageFiles, recorded).filter((path) => source.includes(path)))
  // Whole paths would all be similar: most of each is the folder and the ending.
  return matchSimilar(gone, added).extra.flatMap(([id, meant]) =>
    meant === undefined ? [] : `pages/${id}.json`,
  )
}

function pageIds(paths: readonly string[]) {
  return paths.flatMap((path) => /^pages\/(.+)\.json$/.exec(path)?.[1] ?? [])
}

/** Finds the files of a translation that English does not have, or by another name, and those that are missing. */
function compareFiles(language: string, own: readonly string[], source: readonly string[]): Finding[] {
  const { extra, missing } = matchSimilar(own, source)
  return [
    ...extra.map(([path, meant]) =>
      meant === undefined
        ? about(`${language}/${path}`, { code: 'file-extra', values: { source: `locales/${english(path)}` } })
        : about(`${language}/${path}`, { code: 'file-renamed', values: { wanted: basename(meant) } }),
    ),
    ...missing.map((path) => {
      const command = restoreCommand(`${language}/${path}`)
      return about(`${language}/${path}`, {
        code: 'file-missing',
        values: { source: `locales/${english(path)}`, command },
      })
    }),
  ]
}

/** The whole command, so that it can be copied from a finding. */
function restoreCommand(file: string) {
  return `git restore locales/${file}`
}

function english(path: string) {
  return `${defaultLanguage}/${path}`
}

function about(path: string, details: FindingDetails) {
  return finding(startOf(`locales/${path}`), details)
}

function pathsOf(paths: readonly string[], language: string): string[] {
  const prefix = `${language}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
