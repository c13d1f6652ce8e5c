import wordsOfArabic from '../../../translation/words.ar.json'
import wordsOfEnglish from '../../../translation/words.en.json'
import { checkLocales } from '#translation/check/checkLocales.ts'
import type { Project } from '#translation/files/project.ts'
import { formatFinding } from '#translation/check/report/describe.ts'
import type { Finding } from '#translation/check/report/Finding.ts'
import { temporaryFolder } from '../../server/support/temporaryFolder.ts'

/** Files by their path in `locales/` or `translation/`; an object is written as JSON, one key to a line. */
export type Files = Record<string, unknown>

export const facts = {
  names: ['SAP', 'SAP HANA', 'NetApp', 'Fujitsu', 'Microsoft 365'],
  pages: { sap: { figures: ['15', '8', '99,5%'], names: ['SAP'] } },
}
const counted = [
  { en: 'year', one: 'سنة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
  { en: 'month', one: 'شهر', two: 'شهران', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  { en: 'project', one: 'مشروع', two: 'مشروعان', few: 'مشاريع', many: 'مشروعًا', other: 'مشروع' },
]
const shared: Files = {
  'glossary.json': [],
  'facts.json': facts,
  'exceptions.json': [],
  'notes.json': {},
  'words.en.json': {
    counted: [
      { one: 'year', other: 'years' },
      { one: 'month', other: 'months' },
    ],
    rules: wordsOfEnglish.rules,
    figures: { '4': 'four, fourth', '24x7': 'around the clock' },
  },
  'words.ar.json': {
    marked: ['مدرَّب'],
    counted,
    letters: wordsOfArabic.letters,
    rules: wordsOfArabic.rules,
  },
}

/** The languages of the sample: those of the site, and Hebrew for a third one. */
export const languages = ['en', 'ar', 'he']

export const project: Project = {
  root: '',
  languages: ['en', 'ar'],
  drafts: ['es'],
  pages: [],
}

/** The sample's files as text or bytes; every translation is recorded as made from today's English. */
export function sourcesOf(files: Files): Map<string, string | Uint8Array> {
  const english = Object.entries(files).flatMap(([path, content]) =>
    path.startsWith('en/')
      ? languages
          .slice(1)
          .map((language) => [path.replace('en/', `translated-from/${language}/`), content] as const)
      : [],
  )
  const all = { ...shared, ...Object.fromEntries(english), ...files }
  return new Map(
    Object.entries(all)
      .filter(([, content]) => content !== undefined)
      .map(([path, content]) => [
        inProject(path),
        typeof content === 'string' || content instanceof Uint8Array
          ? content
          : JSON.stringify(content, null, 2),
      ]),
  )
}

/** The path in the project of a file of the sample: the texts are in a folder for each language. */
export function inProject(path: string): string {
  return /^(?:[^/]+|translated-from\/.*)$/.test(path) ? `translation/${path}` : `locales/${path}`
}

/** All findings for these files; the languages are those that have files, and the pages those of `pages.ts`. */
export function findingsIn({ 'pages.ts': pages, ...files }: Files): Finding[] {
  const used = languages.filter((language) =>
    Object.keys(files).some((path) => path.startsWith(`${language}/`)),
  )
  const within = {
    ...project,
    languages: used.length > 1 ? used : project.languages,
    pages: (pages ?? []) as string[],
  }
  const sources = sourcesOf(files)
  for (const code of languages) {
    if (!within.languages.includes(code)) sources.delete(`translation/words.${code}.json`)
  }
  return checkLocales(within, sources).findings
}

/** Each finding as a line that names its code and place: `name-missing ar/a.json text`. */
export function found(files: Files): string[] {
  return findingsIn(files).map(({ code, file, key }) =>
    `${code} ${file.replace(/^(?:locales|translation)\//, '')} ${key}`.trimEnd(),
  )
}

export function lines(files: Files): string[] {
  return findingsIn(files).map((finding) => formatFinding(finding))
}

export function pair(en: string, ar: string, more: Files = {}): Files {
  return { 'en/a.json': { text: en }, 'ar/a.json': { text: ar }, ...more }
}

export function temporaryLocales(files: Files): string {
  return temporaryFolder(Object.fromEntries(sourcesOf(files)))
}
