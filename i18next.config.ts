import { defineConfig } from 'i18next-cli'
import { defaultLanguage, languageCodes } from './src/i18n/languages.ts'

// A page's namespace is known when it is shown, so the CLI finds a third of the keys: its `status` would call
// two thirds untranslated, and its `extract` and `sync` would write wrong files.
if (!process.argv.includes('lint')) {
  throw new Error('i18next-cli only lints here; how far the translations are says: npm run locales')
}

export default defineConfig({
  locales: [...languageCodes],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.test.{ts,tsx}'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: false,
    primaryLanguage: defaultLanguage,
  },
  lint: { acceptedTags: 'all', checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
})
