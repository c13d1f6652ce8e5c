import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeTexts } from '../../src/i18n/completeTexts.ts'
import type { NamespaceTexts } from '../../src/i18n/createI18n.ts'
import { defaultLanguage } from '../../src/i18n/languages.ts'

/** How much of a draft is translated: "fr: draft, 212 of 1,535 texts". */
export function draftProgress(language: string): string {
  let total = 0
  let missing = 0
  for (const name of globSync('**/*.json', { cwd: join('locales', defaultLanguage) })) {
    const source = readTexts(join('locales', defaultLanguage, name))
    completeTexts(source, {}, (text) => (total++, text))
    completeTexts(source, readTexts(join('locales', language, name)), (text) => (missing++, text))
  }
  const [done, all] = [total - missing, total].map((count) => count.toLocaleString('en'))
  return `${language}: draft, ${done} of ${all} texts`
}

function readTexts(file: string): NamespaceTexts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NamespaceTexts) : {}
}
