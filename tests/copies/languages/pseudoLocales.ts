import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '#i18n/languages.ts'
import { allTexts, type Leaf } from '../../support/rawPages.ts'
import { pseudoTranslateFile, type PseudoLocale } from './pseudoTranslate.ts'

/** A row of a language whose tag says all that its other columns need. */
function makeRow<Code extends PseudoLocale>(
  code: Code,
  label: string,
  script: string,
  fontSubsets: Language['fontSubsets'] = [],
): Omit<Language, 'code'> & { code: Code } {
  const { language, region } = new Intl.Locale(code).maximize()
  return {
    code,
    label,
    direction: ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr',
    script,
    prefix: `/${code}`,
    formatLocale: `${code}-u-ca-gregory-nu-latn`,
    openGraphLocale: `${language}_${region}`,
    fontSubsets,
  }
}

/** None that the site will speak soon: both directions, four scripts, two-part tags, letters its typeface lacks. */
export const pseudoLocales = {
  ug: makeRow('ug', 'ئۇيغۇرچە', 'Arab'),
  az: makeRow('az', 'Azərbaycanca', 'Latn'),
  'yue-Hans': makeRow('yue-Hans', '粤语', 'Hans'),
  he: makeRow('he', 'עברית', 'Hebr'),
  'ca-AD': makeRow('ca-AD', 'Català', 'Latn', ['latin', 'accents']),
}

const madeOf = { ug: 'ar', az: 'en', 'yue-Hans': 'en', he: 'ar', 'ca-AD': 'en' } as const

export type Status = 'draft' | 'live'
export const added: Record<Status, readonly PseudoLocale[]> = {
  draft: ['ug', 'az', 'yue-Hans'],
  live: ['he', 'ca-AD'],
}

function isMissing({ namespace }: Leaf, fileIndex: number, textIndex: number) {
  return namespace !== 'brand' && (fileIndex % 3 === 1 || textIndex % 5 === 0)
}

export function draftGaps(): { missing: Leaf[]; done: number; all: number } {
  const files = Map.groupBy(allTexts('en'), ({ namespace }) => namespace)
  const all = [...files.values()]
  const missing = all.flatMap((leaves, file) => leaves.filter((leaf, index) => isMissing(leaf, file, index)))
  const total = all.flat().length
  return { missing, done: total - missing.length, all: total }
}

export function addLanguages(folder: string, status: Status): void {
  addRows(folder, status)
  addTexts(folder, status)
  if (status === 'live') excuseAlso(join(folder, 'locales/exceptions.json'))
}

function addRows(folder: string, status: Status) {
  const rows = added[status].map((code) => `'${code}': ${JSON.stringify(pseudoLocales[code])},`).join('\n')
  const end = `${status === 'draft' ? 'const drafts = {' : '\n'}} as const satisfies`
  const table = join(folder, 'src/i18n/languages.ts')
  const source = readFileSync(table, 'utf8')
  if (!source.includes(end))
    throw new Error(`${table}: has no "${end}", correct tests/copies/languages/pseudoLocales.ts`)
  writeFileSync(
    table,
    source.replace(end, () => end.replace('}', () => `${rows}}`)),
  )
}

function addTexts(folder: string, status: Status) {
  const gaps = new Set(status === 'live' ? [] : draftGaps().missing.map(idOf))
  for (const [namespace, leaves] of Map.groupBy(allTexts('en'), (leaf) => leaf.namespace)) {
    if (leaves.every((leaf) => gaps.has(idOf(leaf)))) continue
    for (const code of added[status]) {
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
  const own = added.live.flatMap((code) =>
    rows.filter(({ language }) => language === madeOf[code]).map((row) => ({ ...row, language: code })),
  )
  writeJson(file, [...rows, ...own])
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function writeJson(file: string, value: unknown) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

export async function npmRun(folder: string, command: string, preview: '1' | '' = ''): Promise<string> {
  const env = { ...process.env, PREVIEW: preview }
  const { stdout } = await promisify(execFile)('npm', ['run', ...command.split(' ')], { cwd: folder, env })
  return stdout
}
