import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '#i18n/languages.ts'
import { allTexts, type Leaf } from '../../support/rawPages.ts'
import { pseudoTranslateFile, type PseudoLocale } from './pseudoTranslate.ts'

/**
 * The rows of two languages that the site does not speak, made of those that it does: French with accents and words
 * that are a third longer, Persian with its own letters and digits.
 */
export const pseudoLocales: Record<PseudoLocale, Omit<Language, 'code'> & { code: PseudoLocale }> = {
  fr: {
    code: 'fr',
    label: 'Français',
    direction: 'ltr',
    script: 'Latn',
    prefix: '/fr',
    formatLocale: 'fr-FR-u-ca-gregory-nu-latn',
    openGraphLocale: 'fr_FR',
    fontSubsets: ['latin', 'accents'],
  },
  fa: {
    code: 'fa',
    label: 'فارسی',
    direction: 'rtl',
    script: 'Arab',
    prefix: '/fa',
    formatLocale: 'fa-IR-u-ca-gregory-nu-arabext',
    openGraphLocale: 'fa_IR',
    fontSubsets: ['latin', 'persian'],
  },
}

/** The language whose texts each of them is made of. */
const madeOf = { fr: 'en', fa: 'ar' } as const

export type Status = 'draft' | 'live'
export const pseudoLocaleCodes = Object.keys(pseudoLocales) as PseudoLocale[]

/** A draft lacks every third file, and every fifth text of the others. */
function isMissing({ namespace }: Leaf, fileIndex: number, textIndex: number) {
  return namespace !== 'brand' && (fileIndex % 3 === 1 || textIndex % 5 === 0)
}

/** The texts of English that a draft lacks, and how many it has. */
export function draftGaps(): { missing: Leaf[]; done: number; all: number } {
  const files = Map.groupBy(allTexts('en'), ({ namespace }) => namespace)
  const all = [...files.values()]
  const missing = all.flatMap((leaves, file) => leaves.filter((leaf, index) => isMissing(leaf, file, index)))
  const total = all.flat().length
  return { missing, done: total - missing.length, all: total }
}

/** Adds the two languages to a copy of the site. */
export function addLanguages(folder: string, status: Status): void {
  addRows(folder, status)
  addTexts(folder, status)
  if (status === 'live') excuseAlso(join(folder, 'locales/exceptions.json'))
}

function addRows(folder: string, status: Status) {
  const table = join(folder, 'src/i18n/languages.ts')
  const rows = pseudoLocaleCodes.map((code) => `${code}: ${JSON.stringify(pseudoLocales[code])},`).join('\n')
  const [before, after] =
    status === 'draft'
      ? ['const drafts = {}', `const drafts = {${rows}}`]
      : [
          '} as const satisfies Record<string, LanguageRow>\n\n/**',
          `${rows}\n} as const satisfies Record<string, LanguageRow>\n\n/**`,
        ]
  const source = readFileSync(table, 'utf8')
  if (!source.includes(before))
    throw new Error(`${table}: has no "${before}", correct tests/copies/languages/pseudoLocales.ts`)
  writeFileSync(
    table,
    source.replace(before, () => after),
  )
}

function addTexts(folder: string, status: Status) {
  const gaps = new Set(status === 'live' ? [] : draftGaps().missing.map(idOf))
  for (const [namespace, leaves] of Map.groupBy(allTexts('en'), (leaf) => leaf.namespace)) {
    if (leaves.every((leaf) => gaps.has(idOf(leaf)))) continue
    for (const code of pseudoLocaleCodes) {
      const source: unknown = readJson(`locales/${madeOf[code]}/${namespace}.json`)
      const own = pseudoTranslateFile(code, source, (key) => gaps.has(idOf({ namespace, key })))
      writeJson(join(folder, 'locales', code, `${namespace}.json`), own)
    }
  }
}

const idOf = ({ namespace, key }: Omit<Leaf, 'text'>) => `${namespace} ${key}`

/** What the check of the texts excuses in a language, it also excuses in the language made of it. */
function excuseAlso(file: string) {
  const rows = readJson(file) as { language: string }[]
  const own = pseudoLocaleCodes.flatMap((code) =>
    rows.filter(({ language }) => language === madeOf[code]).map((row) => ({ ...row, language: code })),
  )
  writeJson(file, [...rows, ...own])
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function writeJson(file: string, value: unknown) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value, null, 2))
}

/** Runs a script of the copy, with or without the drafts; gives what it said. */
export async function runIn(folder: string, script: string, preview: '1' | '' = ''): Promise<string> {
  const env = { ...process.env, PREVIEW: preview }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder, env })
  return stdout
}
