import type { Plugin } from 'vite'
import { languageCodes, languages, draftsEnabled, pseudoEnabled } from '#i18n/languages.ts'
import { languageTableErrors } from '../languageTable.ts'

const errors = languageTableErrors()
if (errors.length > 0) throw new Error(errors.join('\n'))

const subsets = [...new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))]

const filesOf = (patterns: string[], options: object) =>
  `export default import.meta.glob(${JSON.stringify(patterns)}, ${JSON.stringify(options)})`

/** The virtual modules, whose files depend on the languages of the build; `src/vite-env.d.ts` has their types. */
const modules: Record<string, string> = {
  // Only the server reads the folder server/ of a language: it has the texts of mails.
  'virtual:locale-files': filesOf(
    [...languageCodes.map((code) => `/locales/${code}/**/*.json`), '!/locales/*/server/**'],
    { import: 'default' },
  ),
  'virtual:font-files': filesOf(
    [...subsets, ...languageCodes.map((code) => `name-${code}`)].map(
      (name) => `/src/theme/fonts/${name}-[46]00.woff2`,
    ),
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
      handler: (id) => (id in modules ? `\0${id}` : null),
    },
    load: { filter: { id: /^\0virtual:/ }, handler: (id) => modules[id.slice(1)] ?? null },
  }
}
