import type { Finding } from './finding.ts'
import { parseGlossary, type GlossaryRow } from './glossaryFile.ts'
import type { ParsedRows } from './json.ts'
import { parseLocaleFile, type LocaleFile } from './localeFile.ts'
import { parseSameInBoth, type AllowedValue } from './sameInBothFile.ts'

/** The files beside the languages' folders. */
export const glossaryFile = 'glossary.json'
export const sameInBothFile = 'same-in-both.json'

export interface CatalogueInput {
  /** The folder as printed before each file's name. */
  folder: string
  /** Text of every JSON file, by its path in the folder. */
  sources: ReadonlyMap<string, string>
  languages: readonly string[]
  /** The language that the others are translated from. */
  sourceLanguage: string
}

/** All locale files, parsed. */
export interface Catalogue extends CatalogueInput {
  files: LocaleFile[]
  glossary: GlossaryRow[]
  sameInBoth: AllowedValue[]
  /** What was wrong with the files' form. */
  problems: Finding[]
}

/** Parses every file of the languages, the glossary and the list of texts that are the same in both. */
export function parseCatalogue(input: CatalogueInput): Catalogue {
  const files: LocaleFile[] = []
  const problems: Finding[] = []
  for (const [path, source] of input.sources) {
    const [language = '', ...rest] = path.split('/')
    if (rest.length === 0 || !input.languages.includes(language)) continue
    const namespace = rest.join('/').slice(0, -'.json'.length)
    const file = parseLocaleFile({ file: printed(input, path), language, namespace }, source)
    if ('message' in file) problems.push(file)
    else {
      files.push(file)
      problems.push(...file.problems)
    }
  }
  const glossary = parseShared(input, glossaryFile, parseGlossary)
  const sameInBoth = parseShared(input, sameInBothFile, parseSameInBoth)
  problems.push(...glossary.problems, ...sameInBoth.problems)
  return { ...input, files, glossary: glossary.rows, sameInBoth: sameInBoth.rows, problems }
}

/** The name under which a file of the folder is printed. */
export function printed({ folder }: Pick<CatalogueInput, 'folder'>, path: string): string {
  return `${folder}/${path}`
}

function parseShared<Row>(
  input: CatalogueInput,
  path: string,
  parse: (file: string, source: string) => ParsedRows<Row>,
): ParsedRows<Row> {
  const source = input.sources.get(path)
  return source === undefined ? { rows: [], problems: [] } : parse(printed(input, path), source)
}

/** The files of one namespace, with the source language's first; that one may be missing. */
export interface Namespace {
  source: LocaleFile | undefined
  translations: LocaleFile[]
}

/** Puts the files of the same namespace together. */
export function namespaces({ files, sourceLanguage }: Catalogue): Namespace[] {
  return [...Map.groupBy(files, ({ namespace }) => namespace).values()].map((group) => ({
    source: group.find(({ language }) => language === sourceLanguage),
    translations: group.filter(({ language }) => language !== sourceLanguage),
  }))
}
