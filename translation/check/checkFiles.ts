import { basename, parse } from 'node:path'
import { defaultLanguage } from '#i18n/languages.ts'
import { finding, startOf, type Finding, type FindingCode } from './report/Finding.ts'
import { allLanguages, translatedFrom, type LocaleFolder } from '../files/localeFolder.ts'
import { difference, matchSimilar } from './text/names.ts'

const sharedFiles = ['glossary.json', 'facts.json', 'exceptions.json', 'notes.json']

/** A file with one of these is checked once it has a right name. Until then, the facts of its page would be unknown. */
export const misnamedCodes: readonly FindingCode[] = ['file-renamed', 'file-extra', 'source-renamed']

/** Finds files that are missing, extra or misnamed in a language, and files that belong to no language. */
export function checkFiles(folder: LocaleFolder, all: readonly string[]): Finding[] {
  const { languages, pages } = folder
  // A file with another ending is there, so that it is not missing, too.
  const paths = [...new Set(all.map(rightName))]
  const codes = allLanguages(folder)
  const words = codes.map((code) => `words.${code}.json`)
  const known = [...codes, ...sharedFiles, ...words, 'weblate.json', translatedFrom]
  const withFiles = languages.filter((language) => pathsOf(paths, language).length > 0)
  return [
    ...difference(all, paths).map((path) => about(path, 'file-ending', basename(rightName(path)))),
    ...difference(sharedFiles, paths).map((path) => about(path, 'shared-file-missing')),
    ...paths
      .filter((path) => !known.some((name) => path === name || path.startsWith(`${name}/`)))
      .map((path) => about(path, 'file-of-no-language')),
    ...difference(languages, withFiles).map((language) => about(language, 'language-without-files')),
    ...(withFiles.includes(defaultLanguage) ? compareFiles(withFiles, pages, paths) : []),
  ]
}

/** English should have the files of the pages, and those that translations were made from, if a language has them. */
function compareFiles(languages: readonly string[], pages: readonly string[], paths: readonly string[]) {
  const pathsIn = (folder: string) => languages.flatMap((language) => pathsOf(paths, `${folder}${language}`))
  const pageFiles = pages.map((page) => `pages/${page}.json`)
  // Which pages there are, their table alone says: one that it lacks may have another name now.
  const recorded = pathsIn(`${translatedFrom}/`).filter((path) => !path.startsWith('pages/'))
  const wanted = [...pageFiles, ...recorded].filter((path) => pathsIn('').includes(path))
  const english = pathsOf(paths, defaultLanguage)
  const { extra, missing } = matchFiles(english, wanted)
  const rightlyNamed = english.map((path) => new Map(extra).get(path) ?? path)
  return [
    ...difference(pageFiles, pathsIn('')).map((path) =>
      about(`${defaultLanguage}/${path}`, 'page-without-texts'),
    ),
    ...missing.map((path) => about(`${defaultLanguage}/${path}`, 'source-deleted')),
    ...extra.flatMap(([path, meant]) =>
      meant ? about(`${defaultLanguage}/${path}`, 'source-renamed', meant) : [],
    ),
    ...difference(languages, [defaultLanguage]).flatMap((language) => {
      const own = matchFiles(difference(pathsOf(paths, language), missing), rightlyNamed)
      return [
        ...own.extra.map(([path, meant]) =>
          about(`${language}/${path}`, meant ? 'file-renamed' : 'file-extra', meant),
        ),
        ...own.missing.map((path) => about(`${language}/${path}`, 'file-missing')),
      ]
    }),
  ]
}

/** Compares the names alone: whole paths would all be similar, since most of each is the folder and the ending. */
function matchFiles(found: readonly string[], wanted: readonly string[]) {
  return matchSimilar(found, wanted, (path) => parse(path).name)
}

/** Whichever of the values the message names. */
function about(path: string, code: FindingCode, wanted = '') {
  const [first = '', ...below] = path.split('/')
  const source = `locales/${defaultLanguage}/${below.join('/')}`
  const values = { first, source, command: `git restore locales/${path}`, wanted }
  return finding(startOf(`locales/${path}`), { code, values })
}

/** The name that a file should have: Windows hides the ending that an editor has added. */
function rightName(path: string) {
  return path.replace(/(\.json)\.txt$/i, '$1')
}

function pathsOf(paths: readonly string[], language: string): string[] {
  const prefix = `${language}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
