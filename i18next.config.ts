import { defineConfig } from 'i18next-cli'
import { defaultLanguage, languageCodes } from './src/i18n/languages.ts'

// A page's namespace is known when it is shown, so the CLI finds a third of the keys: its `status` would call
// two thirds untranslated, and its `extract` and `sync` would write wrong files.
if (!['lint', 'types'].some((command) => process.argv.includes(command))) {
  throw new Error(
    'i18next-cli only lints and writes types here; how far the translations are says: npm run locales',
  )
}

const source = `locales/${defaultLanguage}`

export default defineConfig({
  locales: [...languageCodes],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.test.{ts,tsx}'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: false,
    primaryLanguage: defaultLanguage,
  },
  types: {
    input: [`${source}/!(server)/**/*.json`, `${source}/*.json`],
    basePath: source,
    output: 'src/i18n/texts.ts',
    resourcesFile: '.build/texts.d.ts',
  },
  lint: { acceptedTags: 'all', checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
})
