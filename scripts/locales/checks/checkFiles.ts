import { defaultLanguage } from '#i18n/languages.ts'
import { finding, startOf, type Fault, type Finding } from '../report/Finding.ts'
import type { LocaleFolder } from '../files/localeFolder.ts'
import { closest, difference } from '../text/names.ts'

/** The files beside the languages' folders, which all languages share. */
const sharedFiles = ['glossary.json', 'facts.json', 'exceptions.json', 'notes.json']

/** Finds files that are missing or extra in a language, and files that belong to no language. */
export function checkFiles({ languages, drafts = [] }: LocaleFolder, paths: readonly string[]): Finding[] {
  const wordLists = languages.map((language) => `words.${language}.json`)
  // Settings for Weblate, and the English that translations were made from.
  const others = ['weblate.json', '.translated-from']
  const known = [...languages, ...drafts, ...sharedFiles, ...wordLists, ...others]
  const source = pathsOf(paths, defaultLanguage)
  return [
    ...difference(sharedFiles, paths).map((path) => about(path, { code: 'shared-file-missing' })),
    ...paths.flatMap((path) => {
      const [first = ''] = path.split('/')
      return known.includes(first) ? [] : [about(path, { code: 'file-of-no-language', values: { first } })]
    }),
    ...languages.flatMap((language) => {
      const own = pathsOf(paths, language)
      if (own.length === 0) return [about(language, { code: 'language-without-files' })]
      if (language === defaultLanguage || source.length === 0) return []
      return compareFiles(source, own).map(({ path, code, wanted = '' }) => {
        const command = `git restore locales/${language}/${path}`
        const values = { wanted, command, source: `locales/${defaultLanguage}/${path}` }
        return about(`${language}/${path}`, { code, values })
      })
    }),
  ]
}

function about(path: string, fault: Fault) {
  return finding(startOf(`locales/${path}`), fault)
}

interface FileFault {
  path: string
  code: 'file-extra' | 'file-renamed' | 'file-missing'
  /** The name that a renamed file must have. */
  wanted?: string
}

function compareFiles(source: readonly string[], own: readonly string[]): FileFault[] {
  const missing = new Set(difference(source, own))
  const extra = difference(own, source).map((path): FileFault => {
    const meant = closest(path, [...missing])
    if (meant === undefined) return { path, code: 'file-extra' }
    missing.delete(meant)
    return { path, code: 'file-renamed', wanted: meant.replace(/^.*\//, '') }
  })
  return [...extra, ...[...missing].map((path): FileFault => ({ path, code: 'file-missing' }))]
}

function pathsOf(paths: readonly string[], language: string): string[] {
  const prefix = `${language}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
