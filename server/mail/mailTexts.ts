import { existsSync, readFileSync } from 'node:fs'
import { completeTexts } from '#i18n/completeTexts.ts'
import type { NamespaceTexts } from '#i18n/createI18n.ts'
import { defaultLanguage, isDraft, languageCodes, type LanguageCode } from '#i18n/languages.ts'

type OwnTexts = typeof import('../../locales/en/server/mail.json')
type FormTexts = typeof import('../../locales/en/enquiry.json')
type OwnerTexts = typeof import('../../locales/en/owner.json')
type BrandTexts = typeof import('../../locales/en/brand.json')

export type MailTexts = OwnTexts & {
  fields: FormTexts['fields']
  brand: string
  /** The sentence about the time of reply, and the plural forms of times. */
  reply: { sentence: string; times: OwnerTexts['times'] }
}

/** `npm run locales` makes sure that they are complete. */
export const mailTexts = Object.fromEntries(
  languageCodes.map((code) => [code, readMailTexts(code)]),
) as Record<LanguageCode, MailTexts>

function readMailTexts(language: LanguageCode): MailTexts {
  const { fields } = readFile(language, 'enquiry') as FormTexts
  const { name: brand } = readFile(language, 'brand') as BrandTexts
  const { promise, times } = readFile(language, 'owner') as OwnerTexts
  const reply = { sentence: promise.answer.time, times }
  return { ...(readFile(language, 'server/mail') as OwnTexts), fields, brand, reply }
}

/** A draft takes its missing texts from the default language. */
function readFile(language: LanguageCode, namespace: string): unknown {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url)
  // Some editors write a byte order mark.
  const read = () => JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as NamespaceTexts
  if (!isDraft(language)) return read()
  const source = readFile(defaultLanguage, namespace) as NamespaceTexts
  return completeTexts(source, existsSync(file) ? read() : {}, (text) => text)
}
