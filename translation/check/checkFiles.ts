import { basename, parse } from 'node:path'
import { defaultLanguage } from '#i18n/languages.ts'
import { finding, startOf, type Finding, type FindingCode } from './report/Finding.ts'
import { allLanguages, textsFolder, translatedFrom, type Project } from '../files/project.ts'
import { difference, matchSimilar } from './text/names.ts'

const sharedFiles = ['glossary', 'facts', 'exceptions', 'notes'].map((name) => `translation/${name}.json`)

const weblateSettings = 'translation/weblate.json'

/** The texts of a file with one of these findings are not checked: under a wrong name, its page's facts are unknown. */
export const misnamedCodes: readonly FindingCode[] = ['file-renamed', 'file-extra', 'source-renamed']

/** Finds files that are missing, extra or misnamed, files of no language, and files that nothing reads. */
export function checkFiles(project: Project, all: readonly string[]): Finding[] {
  const { languages, pages } = project
  // A file whose ending is wrong exists all the same: it is not reported as missing.
  const files = [...new Set(all.map(rightName))]
  const codes = allLanguages(project)
  const ownFiles = [...sharedFiles, ...codes.map((code) => `translation/words.${code}.json`)]
  const isKnown = (file: string) =>
    isText(file)
      ? codes.some((code) => file.startsWith(`${textsFolder}/${code}/`))
      : file.startsWith(`${translatedFrom}/`) || ownFiles.includes(file) || file === weblateSettings
  const withFiles = languages.filter((language) => pathsOf(files, textsFolder, language).length > 0)
  return [
    ...difference(all, files).map((file) => about(file, 'file-ending', basename(rightName(file)))),
    ...difference(sharedFiles, files).map((file) => about(file, 'shared-file-missing')),
    ...files
      .filter((file) => !isKnown(file))
      .map((file) => about(file, isText(file) ? 'file-of-no-language' : 'file-read-by-nothing')),
    ...difference(languages, withFiles).map((language) =>
      about(`${textsFolder}/${language}`, 'language-without-files'),
    ),
    ...(withFiles.includes(defaultLanguage) ? compareFiles(withFiles, pages, files) : []),
  ]
}

function isText(file: string): boolean {
  return file.startsWith(`${textsFolder}/`)
}

/** Compares the files of the languages. English needs every page's file, and the recorded files that a language has. */
function compareFiles(languages: readonly string[], pages: readonly string[], files: readonly string[]) {
  const pathsIn = (folder: string) => languages.flatMap((language) => pathsOf(files, folder, language))
  const pageFiles = pages.map((page) => `pages/${page}.json`)
  // Only the table of pages decides which pages exist: a recorded page may have another name now.
  const recorded = pathsIn(translatedFrom).filter((path) => !path.startsWith('pages/'))
  const written = pathsIn(textsFolder)
  const wanted = [...pageFiles, ...recorded].filter((path) => written.includes(path))
  const english = pathsOf(files, textsFolder, defaultLanguage)
  const { extra, missing } = matchFiles(english, wanted)
  const rightlyNamed = english.map((path) => new Map(extra).get(path) ?? path)
  return [
    ...difference(pageFiles, written).map((path) =>
      about(textFile(defaultLanguage, path), 'page-without-texts'),
    ),
    ...missing.map((path) => about(textFile(defaultLanguage, path), 'source-deleted')),
    ...extra.flatMap(([path, meant]) =>
      meant ? about(textFile(defaultLanguage, path), 'source-renamed', meant) : [],
    ),
    ...difference(languages, [defaultLanguage]).flatMap((language) => {
      const paths = difference(pathsOf(files, textsFolder, language), missing)
      const own = matchFiles(paths, rightlyNamed)
      return [
        ...own.extra.map(([path, meant]) =>
          about(textFile(language, path), meant ? 'file-renamed' : 'file-extra', meant),
        ),
        ...own.missing.map((path) => about(textFile(language, path), 'file-missing')),
      ]
    }),
  ]
}

/** Compares only the names: whole paths would all be similar, since folder and ending are most of each. */
function matchFiles(found: readonly string[], wanted: readonly string[]) {
  return matchSimilar(found, wanted, (path) => parse(path).name)
}

/** Makes a finding about a whole file, with every value that messages of this kind use. */
function about(file: string, code: FindingCode, wanted = '') {
  const [, first = '', ...below] = file.split('/')
  const source = textFile(defaultLanguage, below.join('/'))
  const values = { first, source, command: `git restore ${file}`, wanted }
  return finding(startOf(file), { code, values })
}

/** Returns a file's name without the ending `.txt`, which some editors add and Windows hides. */
function rightName(file: string) {
  return file.replace(/(\.json)\.txt$/i, '$1')
}

function textFile(language: string, path: string): string {
  return `${textsFolder}/${language}/${path}`
}

/** Returns the paths of a language's files, below its folder. */
function pathsOf(files: readonly string[], folder: string, language: string): string[] {
  const own = `${folder}/${language}/`
  return files.filter((file) => file.startsWith(own)).map((file) => file.slice(own.length))
}
