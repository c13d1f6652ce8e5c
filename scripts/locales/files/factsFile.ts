import { object, type InferType } from 'yup'
import { groupOf, readShared, textList, type SharedFile, type Source } from './sharedFile.ts'

export interface FactsTable {
  /** By namespace. A page that is missing here has no figures or names of its own. */
  pages: ReadonlyMap<string, InferType<typeof page>>
  names: readonly string[]
  /** The words with a capital that the names consist of. */
  parts: readonly string[]
  /** The names in a text. Where two names overlap, it is the longer one. */
  namesIn: (text: string) => string[]
  withoutNames: (text: string) => string
}

/** The names that a page must state, and the only figures that it may state. */
const page = object({ figures: textList, names: textList }).noUnknown()
const form = object({ names: textList.required(), pages: groupOf(page).required() })

/** Reads `locales/facts.json`: the names that stay the same in every language, and each page's figures and names. */
export function parseFacts(file: string, source: Source): SharedFile<FactsTable> {
  const { value, readable, findings } = readShared(file, source, form, 'facts-form')
  const { names = [] } = value ?? {}
  const pages = (value?.pages ?? {}) as Record<string, InferType<typeof page>>
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text))
  const pattern = new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|') || '(?!)'})(?![A-Za-z\\d])`, 'g')
  const content: FactsTable = {
    pages: new Map(Object.entries(pages).map(([id, facts]) => [`pages/${id}`, facts])),
    names,
    parts: names.flatMap((name) => name.split(' ')).filter((word) => /[A-Z]/.test(word)),
    namesIn: (text) => [...new Set(text.match(pattern) ?? [])],
    withoutNames: (text) => text.replace(pattern, ' '),
  }
  return { content, readable, findings }
}
