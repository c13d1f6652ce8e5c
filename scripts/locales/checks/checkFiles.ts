import { basename, parse } from 'node:path'
import { defaultLanguage } from '#i18n/languages.ts'
import { finding, startOf, type Finding, type FindingCode } from '../report/Finding.ts'
import { translatedFrom, type LocaleFolder } from '../files/localeFolder.ts'
import { difference, matchSimilar } from '../text/names.ts'

/** The files beside the languages' folders, which all languages share. */
const sharedFiles = ['glossary.json', 'facts.json', 'exceptions.json', 'notes.json']

/** A file with one of these is checked once it has a right name. Until then, the facts of its page would be unknown. */
export const misnamedCodes: readonly FindingCode[] = ['file-renamed', 'file-extra', 'source-renamed']

/** Finds files that are missing, extra or misnamed in a language, and files that belong to no language. */
export function checkFiles({ languages, drafts, pages }: LocaleFolder, all: readonly string[]): Finding[] {
  // A file with another ending is there, so that it is not missing, too.
  const paths = [...new Set(all.map(withoutTxt))]
  const codes = [...languages, ...drafts]
  const wordLists = codes.map((code) => `words.${code}.json`)
  // Settings for Weblate, and the English that translations were made from.
  const others = ['weblate.json', translatedFrom]
  const known = [...codes, ...sharedFiles, ...wordLists, ...others]
  const withFiles = languages.filter((language) => pathsOf(paths, language).length > 0)
  return [
    ...all
      .filter((path) => path !== withoutTxt(path))
      .map((path) =>
        finding(place(path), { code: 'file-ending', values: { wanted: basename(withoutTxt(path)) } }),
      ),
    ...difference(sharedFiles, paths).map((path) => finding(place(path), { code: 'shared-file-missing' })),
    ...paths.flatMap((path) => {
      const [first = ''] = path.split('/')
      const details = { code: 'file-of-no-language', values: { first } } as const
      return known.includes(first) ? [] : [finding(place(path), details)]
    }),
    ...difference(languages, withFiles).map((language) =>
      finding(place(language), { code: 'language-without-files' }),
    ),
    ...(withFiles.includes(defaultLanguage) ? compareFiles(withFiles, pages, paths) : []),
  ]
}

/**
 * Compares English with what it should have, and each translation with English. English should have the files of the
 * pages, and those that translations were made from, as long as one language has them.
 */
function compareFiles(languages: readonly string[], pages: readonly string[], paths: readonly string[]) {
  const english = pathsOf(paths, defaultLanguage)
  const all = languages.flatMap((language) => pathsOf(paths, language))
  const pageFiles = pages.map((page) => `pages/${page}.json`)
  const recorded = languages
    .flatMap((language) => pathsOf(paths, `${translatedFrom}/${language}`))
    // Which pages there are, their table alone says: one that it lacks may have another name now.
    .filter((path) => !path.startsWith('pages/'))
  const wanted = [...pageFiles, ...recorded].filter((path) => all.includes(path))
  const { extra, missing } = matchFiles(english, wanted)
  const rightNames = new Map(extra)
  const rightlyNamed = english.map((path) => rightNames.get(path) ?? path)
  return [
    ...difference(pageFiles, all).map((path) => about(defaultLanguage, path, 'page-without-texts')),
    ...missing.map((path) => about(defaultLanguage, path, 'source-deleted')),
    ...extra.flatMap(([path, meant]) =>
      meant ? [about(defaultLanguage, path, 'source-renamed', meant)] : [],
    ),
    ...difference(languages, [defaultLanguage]).flatMap((language) => {
      const own = matchFiles(difference(pathsOf(paths, language), missing), rightlyNamed)
      return [
        ...own.extra.map(([path, meant]) =>
          about(language, path, meant ? 'file-renamed' : 'file-extra', meant),
        ),
        ...own.missing.map((path) => about(language, path, 'file-missing')),
      ]
    }),
  ]
}

/** Compares the names alone: whole paths would all be similar, since most of each is the folder and the ending. */
function matchFiles(found: readonly string[], wanted: readonly string[]) {
  return matchSimilar(found, wanted, (path) => parse(path).name)
}

/** A finding about a file of a language, with all that the messages of such findings name. */
function about(language: string, path: string, code: FindingCode, wanted = '') {
  const file = `${language}/${path}`
  const source = `locales/${defaultLanguage}/${path}`
  return finding(place(file), { code, values: { source, command: `git restore locales/${file}`, wanted } })
}

/** The name that a file should have: Windows hides the ending that an editor has added. */
function withoutTxt(path: string) {
  return path.replace(/(\.json)\.txt$/i, '$1')
}

function place(path: string) {
  return startOf(`locales/${path}`)
}

function pathsOf(paths: readonly string[], language: string): string[] {
  const prefix = `${language}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
