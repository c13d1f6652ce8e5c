import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { allTexts, type Leaf } from '../support/rawPages.ts'

interface Made {
  /** Its row in the table of languages. */
  row: string
  label: string
  direction: 'ltr' | 'rtl'
  /** The language whose texts it is made of, and what becomes of a run of letters. */
  from: 'en' | 'ar'
  change: (letters: string) => string
}

const accents: Record<string, string> = { a: 'à', c: 'ç', e: 'é', i: 'î', o: 'ô', u: 'ù' }
const persian: Record<string, string> = { ب: 'پ', ك: 'ک', ي: 'ی', غ: 'گ' }

/**
 * Two languages that the site does not speak, made of those that it does: French with accents and words that are
 * a third longer, Persian with its own letters and digits.
 */
export const moreLanguages: Record<'fr' | 'fa', Made> = {
  fr: {
    row: `fr: { code: 'fr', label: 'Français', direction: 'ltr', script: 'Latn', prefix: '/fr',
      formatLocale: 'fr-FR-u-ca-gregory-nu-latn', openGraphLocale: 'fr_FR', fontSubsets: ['latin', 'accents'] },`,
    label: 'Français',
    direction: 'ltr',
    from: 'en',
    change: (letters) =>
      letters
        .replaceAll(/[aceiou]/g, (letter) => accents[letter] ?? letter)
        .replaceAll(/\p{L}{4,}/gu, (word) => word + word.slice(-Math.round(word.length / 3))),
  },
  fa: {
    row: `fa: { code: 'fa', label: 'فارسی', direction: 'rtl', script: 'Arab', prefix: '/fa',
      formatLocale: 'fa-IR-u-ca-gregory-nu-arabext', openGraphLocale: 'fa_IR', fontSubsets: ['latin', 'persian'] },`,
    label: 'فارسی',
    direction: 'rtl',
    from: 'ar',
    change: (letters) =>
      letters
        .replaceAll(/[بكيغ]/g, (letter) => persian[letter] ?? letter)
        .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit))),
  },
}

export type Status = 'draft' | 'live'
export type MadeCode = keyof typeof moreLanguages
export const madeCodes = Object.keys(moreLanguages) as MadeCode[]

/** What a translator of the language would have written; tags and placeholders stay. */
export function translated(code: MadeCode, text: string): string {
  const parts = text.split(/(<[^>]*>|{{[^}]*}}|\$t\([^)]*\))/)
  return parts.map((part, index) => (index % 2 ? part : moreLanguages[code].change(part))).join('')
}

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
  const table = join(folder, 'src/i18n/languages.ts')
  const rows = madeCodes.map((code) => moreLanguages[code].row).join('\n')
  const [before, after] =
    status === 'draft'
      ? ['const drafts = {}', `const drafts = {${rows}}`]
      : [
          '} as const satisfies Record<string, LanguageRow>\n\n/**',
          `${rows}\n} as const satisfies Record<string, LanguageRow>\n\n/**`,
        ]
  const source = readFileSync(table, 'utf8')
  if (!source.includes(before))
    throw new Error(`${table}: has no "${before}", mend tests/languages/moreLanguages.ts`)
  writeFileSync(
    table,
    source.replace(before, () => after),
  )
  const gaps = new Set(draftGaps().missing.map(({ namespace, key }) => `${namespace} ${key}`))
  for (const code of madeCodes) {
    const files = Map.groupBy(allTexts(moreLanguages[code].from), ({ namespace }) => namespace)
    for (const [namespace, leaves] of files) {
      const kept = leaves.filter(({ key }) => status === 'live' || !gaps.has(`${namespace} ${key}`))
      if (kept.length > 0)
        writeTexts(join(folder, 'locales', code, `${namespace}.json`), code, namespace, kept)
    }
  }
}

function writeTexts(file: string, code: MadeCode, namespace: string, kept: Leaf[]) {
  const own = new Map(kept.map(({ key, text }) => [key, translated(code, text)]))
  const form = readFileSync(`locales/${moreLanguages[code].from}/${namespace}.json`, 'utf8')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(fill(JSON.parse(form), '', own), null, 2))
}

/** The value with the texts that there are; the others are empty, as a translation program leaves them. */
function fill(value: unknown, key: string, own: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return own.get(key) ?? ''
  const below = (name: string) => (key ? `${key}.${name}` : name)
  if (Array.isArray(value)) return value.map((item, index) => fill(item, below(String(index)), own))
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, child]) => [name, fill(child, below(name), own)]),
  )
}

/** Runs a script of the copy, with or without the drafts; gives what it said. */
export async function runIn(folder: string, script: string, preview: '1' | '' = ''): Promise<string> {
  const env = { ...process.env, PREVIEW: preview }
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder, env })
  return stdout
}
