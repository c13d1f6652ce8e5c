import { defineConfig } from 'i18next-cli'
import { defaultLanguage, languageCodes } from './src/i18n/languages.ts'

// Pages choose their namespace when they are shown, so i18next-cli finds only a third of the keys in the code.
if (!['lint', 'types'].some((command) => process.argv.includes(command))) {
  throw new Error(
    'Use i18next-cli only for lint and types: extract and sync would delete texts, and status would miscount them. For the state of the translations, run: npm run locales',
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
    input: [`${source}/!(server)/**/*.json`, `${source}/!(units).json`],
    basePath: source,
    output: 'src/i18n/texts.ts',
    resourcesFile: '.build/texts.d.ts',
  },
  lint: { acceptedTags: 'all', checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
})
