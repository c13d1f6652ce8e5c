import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isDraft, languageCodes, languages, showsDrafts } from '#i18n/languages.ts'
import { fontSubsets, fontWeights, type FontSubset } from '#config/fontSubsets.ts'

const fontFiles = 'virtual:font-files'

/**
 * Sets the languages of the build: the live ones, and in a preview (PREVIEW=1) or in development also the drafts.
 * Visitors never load any part of a draft.
 */
export function builtLanguages(): Plugin {
  return {
    name: 'built-languages',
    enforce: 'pre',
    config: (_config, { mode }) => ({
      define: {
        'import.meta.env.PREVIEW': JSON.stringify(showsDrafts ? '1' : ''),
        'import.meta.env.LANGUAGE_COUNT': String(languageCodes.length),
      },
      // This JSX runtime marks elements that show the text of another language in place of a missing one.
      ...((languageCodes.some(isDraft) || mode === 'development') && {
        oxc: { jsx: { importSource: '/src/i18n/untranslated' } },
      }),
    }),
    resolveId: (id) => (id === fontFiles ? `\0${fontFiles}` : null),
    load: (id) => (id === `\0${fontFiles}` ? importFonts() : null),
    // `import.meta.glob` accepts only a literal, so the pattern is replaced in the source.
    transform: {
      filter: { id: /\/src\/i18n\/localeFiles\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll('locales/*/', `locales/{${languageCodes.join()}}/`),
        map: null,
      }),
    },
  }
}

/** The source of a module that exports the addresses of the font files. */
function importFonts() {
  const used = new Set(languageCodes.flatMap((code) => languages[code].fontSubsets))
  const subsets = (Object.keys(fontSubsets) as FontSubset[]).filter((subset) => used.has(subset))
  const faces = subsets.flatMap((subset) => fontWeights.map((weight) => ({ subset, weight })))
  const imports = faces.map(({ subset, weight }) => {
    const file = `src/theme/fonts/ibm-plex-sans-arabic-${subset}-${weight}.woff2`
    if (!existsSync(file)) throw new Error(`${file}: is missing, run: npm run fonts (PREVIEW=1 for a draft)`)
    return `import ${subset}${weight} from ${JSON.stringify(`${resolve(file)}?url`)}`
  })
  const rows = subsets.map(
    (subset) => `${subset}: { ${fontWeights.map((weight) => `${weight}: ${subset}${weight}`).join()} }`,
  )
  return `${imports.join('\n')}\nexport default { ${rows.join()} }`
}
