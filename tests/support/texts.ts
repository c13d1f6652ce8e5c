import { readFileSync } from 'node:fs'
import type { Unit } from '#config/units.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { Texts } from '#i18n/texts.ts'

export function texts<Name extends keyof Texts>(language: LanguageCode, name: Name): Texts[Name] {
  const file = `${import.meta.dirname}/../../locales/${language}/${name}.json`
  return JSON.parse(readFileSync(file, 'utf8')) as Texts[Name]
}

interface UnitTexts {
  amounts: Record<Unit, string>
}

/** The words of units, which have no types as texts. */
export function unitTexts(language: LanguageCode): UnitTexts {
  const file = `${import.meta.dirname}/../../locales/${language}/units.json`
  return JSON.parse(readFileSync(file, 'utf8')) as UnitTexts
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Fills a text's {{placeholders}} as the site does: values are isolated in right-to-left texts, and in all mails. */
export function fill(text: string, values: Record<string, string | number>, isMail = false): string {
  const [start, end] = isMail || rightToLeft.test(text) ? ['\u2068', '\u2069'] : ['', '']
  return text.replace(/{{(\w+)}}/g, (_, name: string) => start + String(values[name]) + end)
}

/** Returns a text as a reader sees it, without the isolates around its values. */
export function withoutIsolates(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
}

/** Returns a text as a page shows it, without the tags of its links. */
export function withoutTags(text: string): string {
  return text.replaceAll(/<[^>]+>/g, '')
}
