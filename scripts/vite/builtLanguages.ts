import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { canonicalPageIds } from '#config/pages.ts'
import { languageCodes, languages, draftsEnabled, pseudoEnabled } from '#i18n/languages.ts'
import { languageTableErrors } from '../languageTable.ts'

const errors = languageTableErrors()
if (errors.length > 0) throw new Error(errors.join('\n'))

const subsets = [...new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))]

/** The pages of a language whose texts have a sheet of questions. */
const pagesWithSheet = (code: string) =>
  canonicalPageIds.filter((id) => {
    const file = `locales/${code}/pages/${id}.json`
    // What cannot be read has a finding of the check of texts.
    return existsSync(file) && /"sheet": *\{/.test(readFileSync(file, 'utf8'))
  })

/** A page's sheet is a module of its own, which is loaded when the sheet is opened or near. */
const sheetModules = languageCodes.flatMap((code) =>
  pagesWithSheet(code).map((id) => {
    const load = `() => import('virtual:sheet/${code}/${id}').then((sheet) => sheet.default)`
    return `'/locales/${code}/sheets/${id}.json': ${load},`
  }),
)

const sheetModule = /^\0virtual:sheet\/([\w-]+)\/([\w-]+)$/

const textsWithSheet = (json: string) => JSON.parse(json) as { sheet?: { questions?: object } }

function loadSheetModule(id: string) {
  const [, code, page] = sheetModule.exec(id) ?? []
  if (!code || !page) return null
  const { sheet } = textsWithSheet(readFileSync(`locales/${code}/pages/${page}.json`, 'utf8'))
  return `export default ${JSON.stringify(sheet)}`
}

/** Takes the questions of its sheet out of the texts that come with a page. */
function withoutQuestions(json: string): string {
  const { sheet, ...texts } = textsWithSheet(json)
  if (!sheet) return json
  const { questions: _, ...shown } = sheet
  return JSON.stringify({ ...texts, sheet: shown })
}

const filesOf = (patterns: string[], options: object) =>
  `export default import.meta.glob(${JSON.stringify(patterns)}, ${JSON.stringify(options)})`

/** The virtual modules, whose files depend on the languages of the build; `src/vite-env.d.ts` has their types. */
const modules: Record<string, string> = {
  // Only the server reads the folder server/ of a language: it has the texts of mails.
  'virtual:locale-files': filesOf(
    [...languageCodes.map((code) => `/locales/${code}/**/*.json`), '!/locales/*/server/**'],
    { import: 'default' },
  ),
  'virtual:sheet-files': `export default { ${sheetModules.join(' ')} }`,
  'virtual:font-files': filesOf(
    subsets.map((subset) => `/src/theme/fonts/${subset}-*.woff2`),
    { eager: true, query: '?url', import: 'default' },
  ),
}

/** Provides the virtual modules. A preview (PREVIEW=1) and development have drafts, too; visitors never load one. */
export function builtLanguages(): Plugin {
  return {
    name: 'built-languages',
    config: () => ({
      define: {
        'import.meta.env.PREVIEW': JSON.stringify(draftsEnabled ? '1' : ''),
        'import.meta.env.PSEUDO': JSON.stringify(pseudoEnabled ? '1' : ''),
      },
    }),
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (id in modules || sheetModule.test(`\0${id}`) ? `\0${id}` : null),
    },
    load: { filter: { id: /^\0virtual:/ }, handler: (id) => modules[id.slice(1)] ?? loadSheetModule(id) },
    transform: {
      order: 'pre',
      filter: { id: /\/locales\/[\w-]+\/pages\/[\w-]+\.json$/ },
      handler(json) {
        // The prerendered page, and development, have the questions in its texts.
        const isForVisitors = this.environment.name === 'client' && this.environment.mode === 'build'
        return isForVisitors ? withoutQuestions(json) : null
      },
    },
  }
}
