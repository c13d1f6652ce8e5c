import { glossaryFile, printed, sameInBothFile, type CatalogueInput } from './catalogue.ts'
import { difference } from './difference.ts'
import type { Finding } from './finding.ts'

const shared = [glossaryFile, sameInBothFile]

/** Finds files that a language lacks or has extra, and files that belong to nothing. */
export function checkFiles(input: CatalogueInput): Finding[] {
  const { sources, languages, sourceLanguage } = input
  const paths = [...sources.keys()]
  const finding = (path: string, message: string) => ({
    file: printed(input, path),
    line: 1,
    key: '',
    message,
  })
  const english = pathsOf(paths, sourceLanguage)
  return [
    ...shared.filter((path) => !sources.has(path)).map((path) => finding(path, 'is missing; add the file')),
    ...paths.flatMap((path) => {
      const [first = ''] = path.split('/')
      if (languages.includes(first) || shared.includes(path)) return []
      return [finding(path, `belongs to no language; move it, or add "${first}" to src/i18n/languages.ts`)]
    }),
    ...languages.flatMap((language) => {
      const own = pathsOf(paths, language)
      if (own.size === 0) return [finding(language, 'has no JSON files; copy those of the other language')]
      if (language === sourceLanguage || english.size === 0) return []
      const twin = (path: string) => printed(input, `${sourceLanguage}/${path}`)
      return [
        ...difference(english, own).map((path) =>
          finding(`${language}/${path}`, `is missing; add a translation of ${twin(path)}`),
        ),
        ...difference(own, english).map((path) =>
          finding(
            `${language}/${path}`,
            `has no ${twin(path)} to translate; add that file, or delete this one`,
          ),
        ),
      ]
    }),
  ]
}

function pathsOf(paths: readonly string[], language: string) {
  const prefix = `${language}/`
  return new Set(paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)))
}
