import { evaluate } from '@humanwhocodes/momoa'
import { finding, type Finding } from '../report/Finding.ts'
import { escapePattern } from '../text/glossaryMatch.ts'
import { isTextList, parseJson, type FileHead } from './json.ts'

/** The names that a page must state, and the only figures that it may state. */
export interface PageFacts {
  figures?: string[]
  names?: string[]
}

export interface FactsTable {
  /** By namespace. A page that is missing here has no figures or names of its own. */
  pages: Map<string, PageFacts & { line: number; column: number }>
  names: readonly string[]
  /** The file, as findings print it. */
  file: string
  /** The names in a text. Where two names overlap, it is the longer one. */
  namesIn: (text: string) => string[]
  withoutNames: (text: string) => string
  /** The right spelling of a Latin word that is a name or part of a name. */
  spelling: (word: string) => string | undefined
}

/** Reads `locales/facts.json`: the names that stay the same in every language, and each page's figures and names. */
export function parseFacts(
  head: FileHead,
  source: Uint8Array | string | undefined,
): { facts: FactsTable; problems: Finding[] } {
  const nothing = { facts: table(head.file, [], new Map()), problems: [] }
  if (source === undefined) return nothing
  const parsed = parseJson(head, source)
  if ('problem' in parsed) return { ...nothing, problems: [parsed.problem] }
  const value: unknown = evaluate(parsed.body)
  if (!isFacts(value)) {
    return {
      ...nothing,
      problems: [finding({ ...head, key: '', line: 1, column: 1 }, { code: 'facts-form' })],
    }
  }
  const members = parsed.body.type === 'Object' ? parsed.body.members : []
  const pages = members.find(({ name }) => name.type === 'String' && name.value === 'pages')?.value
  const rows = pages?.type === 'Object' ? pages.members : []
  const places = rows.map((row) => {
    const id = row.name.type === 'String' ? row.name.value : ''
    return [`pages/${id}`, { ...value.pages[id], ...row.name.loc.start }] as const
  })
  return { facts: table(head.file, value.names, new Map(places)), problems: [] }
}

function table(file: string, names: readonly string[], pages: FactsTable['pages']): FactsTable {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern)
  const pattern = new RegExp(`(?<![A-Za-z\\d])(?:${longestFirst.join('|') || '(?!)'})(?![A-Za-z\\d])`, 'g')
  const words = new Map(
    names
      .flatMap((name) => name.split(' '))
      .flatMap((word) => (/[A-Z]/.test(word) ? [[word.toLowerCase(), word]] : [])),
  )
  return {
    names,
    file,
    pages,
    namesIn: (text) => [...new Set(text.match(pattern) ?? [])],
    withoutNames: (text) => text.replace(pattern, ' '),
    spelling: (word) => words.get(word.toLowerCase()),
  }
}

function isFacts(value: unknown): value is { names: string[]; pages: Record<string, PageFacts> } {
  if (typeof value !== 'object' || value === null) return false
  const { names, pages } = value as Record<string, unknown>
  if (!isTextList(names) || typeof pages !== 'object' || pages === null) return false
  return Object.values(pages).every(
    (page: unknown) =>
      typeof page === 'object' &&
      page !== null &&
      Object.entries(page).every(([name, list]) => ['figures', 'names'].includes(name) && isTextList(list)),
  )
}
