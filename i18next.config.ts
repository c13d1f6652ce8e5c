import { defineConfig } from 'i18next-cli'
import { defaultLanguage, languageCodes } from './src/i18n/languages.ts'

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
