import { readFileSync } from 'node:fs'
import { parseLocaleFile } from '#translation/files/localeFile.ts'

/** Where a text stands in the project: `locales/ar/menu.json:12`. */
export function placeOf(language: string, namespace: string, key: string): string {
  const file = `locales/${language}/${namespace}.json`
  const text = parseLocaleFile({ file, language, namespace }, readFileSync(file, 'utf8')).texts.get(key)
  if (!text) throw new Error(`${file} has no ${key}, correct the test`)
  return `${file}:${text.line}`
}

export function notes(): Record<string, string> {
  return JSON.parse(readFileSync('translation/notes.json', 'utf8')) as Record<string, string>
}

type MailTexts = typeof import('../../locales/en/server/mail.json')

export function mailTexts(language: string): MailTexts {
  return JSON.parse(readFileSync(`locales/${language}/server/mail.json`, 'utf8')) as MailTexts
}
