import type { Plugin } from 'vite'
import { isDraft, languageCodes, languages, showsDrafts } from '#i18n/languages.ts'

const subsets = new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))

/**
 * Sets the languages of the build: the live ones, and in a preview (PREVIEW=1) or in development also the drafts.
 * Visitors never load any part of a draft.
 */
export function builtLanguages(): Plugin {
  return {
    name: 'built-languages',
    enforce: 'pre',
    config: (_config, { mode }) => ({
      define: { 'import.meta.env.PREVIEW': JSON.stringify(showsDrafts ? '1' : '') },
      // This JSX runtime marks elements that show the text of another language in place of a missing one.
      ...((languageCodes.some(isDraft) || mode === 'development') && {
        oxc: { jsx: { importSource: '/src/i18n/untranslated' } },
      }),
    }),
    // `import.meta.glob` accepts only a literal, so the patterns are replaced in the source.
    transform: {
      filter: { id: /\/src\/(i18n\/localeFiles|theme\/fonts)\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll('locales/*/', `locales/{${languageCodes.join()}}/`)
          .replaceAll('arabic-*-', `arabic-{${[...subsets].join()}}-`),
        map: null,
      }),
    },
  }
}
