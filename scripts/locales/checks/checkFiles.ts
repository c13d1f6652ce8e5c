import { basename } from 'node:path'
import { defaultLanguage, draftCodes } from '#i18n/languages.ts'
import { finding, startOf, type FindingDetails, type Finding } from '../report/Finding.ts'
import { translatedFrom, type LocaleFolder } from '../files/localeFolder.ts'
import { closest, difference } from '../text/names.ts'

/** The files beside the languages' folders, which all languages share. */
const sharedFiles = ['glossary.json', 'facts.json', 'exceptions.json', 'notes.json']

/** Finds files that are missing or extra in a language, and files that belong to no language. */
export function checkFiles(folder: LocaleFolder, paths: readonly string[]): Finding[] {
  const { languages } = folder
  const wordLists = languages.map((language) => `words.${language}.json`)
  // Settings for Weblate, and the English that translations were made from.
  const others = ['weblate.json', translatedFrom]
  const known = [...languages, ...draftCodes(), ...sharedFiles, ...wordLists, ...others]
  const source = pathsOf(paths, defaultLanguage)
  const moved = movedSources(folder, paths)
  return [
    ...difference(sharedFiles, paths).map((path) => about(path, { code: 'shared-file-missing' })),
    ...paths.flatMap((path) => {
      const [first = ''] = path.split('/')
      return known.includes(first) ? [] : [about(path, { code: 'file-of-no-language', values: { first } })]
    }),
    ...[...moved].map(([path, now]) =>
      now === undefined
        ? about(`${defaultLanguage}/${path}`, {
            code: 'source-deleted',
            values: { command: restoreCommand(englishFile(path)) },
          })
        : about(`${defaultLanguage}/${now}`, { code: 'source-renamed', values: { wanted: basename(path) } }),
    ),
    ...languages.flatMap((language) => {
      const own = pathsOf(paths, language)
      if (own.length === 0) return [about(language, { code: 'language-without-files' })]
      if (language === defaultLanguage) return []
      return compareFiles(language, difference(own, moved.keys()), difference(source, moved.values()))
    }),
  ]
}

/**
 * The English files that were deleted or renamed, each with the name that it may have now. A translation is still there,
 * and a page needs the English file, or the translation was made from it.
 */
function movedSources({ languages, pages }: LocaleFolder, paths: readonly string[]) {
  const source = pathsOf(paths, defaultLanguage)
  const moved = new Map<string, string | undefined>()
  if (source.length === 0) return moved
  const pageFiles = pages.map((page) => `pages/${page}.json`)
  for (const language of languages) {
    const own = pathsOf(paths, language)
    const known = [...pageFiles, ...pathsOf(paths, `${translatedFrom}/${language}`)]
    for (const path of difference(own, source).filter((each) => known.includes(each))) {
      moved.set(path, closest(path, difference(source, [...own, ...known])))
    }
  }
  return moved
}

/** Finds the files of a translation that English does not have, or by another name, and those that are missing. */
function compareFiles(language: string, own: readonly string[], source: readonly string[]): Finding[] {
  if (source.length === 0) return []
  const missing = new Set(difference(source, own))
  const extra = difference(own, source).map((path) => {
    const meant = closest(path, [...missing])
    const file = `${language}/${path}`
    if (meant === undefined) return about(file, { code: 'file-extra', values: { source: englishFile(path) } })
    missing.delete(meant)
    return about(file, { code: 'file-renamed', values: { wanted: basename(meant) } })
  })
  const absent = [...missing].map((path) => {
    const command = restoreCommand(`locales/${language}/${path}`)
    const values = { source: englishFile(path), command }
    return about(`${language}/${path}`, { code: 'file-missing', values })
  })
  return [...extra, ...absent]
}

/** The whole command, so that it can be copied from a finding. */
function restoreCommand(file: string) {
  return `git restore ${file}`
}

function englishFile(path: string) {
  return `locales/${defaultLanguage}/${path}`
}

function about(path: string, details: FindingDetails) {
  return finding(startOf(`locales/${path}`), details)
}

function pathsOf(paths: readonly string[], language: string): string[] {
  const prefix = `${language}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
