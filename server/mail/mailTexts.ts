import { existsSync, readFileSync } from 'node:fs'
import { completeTexts } from '#i18n/completeTexts.ts'
import type { Texts } from '#i18n/createI18n.ts'
import { defaultLanguage, isDraft, languageCodes, type LanguageCode } from '#i18n/languages.ts'

type OwnTexts = typeof import('../../locales/en/server/mail.json')
type FormTexts = typeof import('../../locales/en/enquiry.json')
type BrandTexts = typeof import('../../locales/en/brand.json')

/** What a mail says in one language. */
export interface MailTexts extends OwnTexts {
  /** The form's own labels. */
  fields: FormTexts['fields']
  brand: string
}

/** The texts of every language, read once from the locale files; the check of those keeps them whole. */
export const mailTexts = Object.fromEntries(
  languageCodes.map((code) => [code, readMailTexts(code)]),
) as Record<LanguageCode, MailTexts>

function readMailTexts(language: LanguageCode): MailTexts {
  const { fields } = readFile(language, 'enquiry') as FormTexts
  const { name: brand } = readFile(language, 'brand') as BrandTexts
  return { ...(readFile(language, 'server/mail') as OwnTexts), fields, brand }
}

/** What a draft lacks is said in the default language. */
function readFile(language: LanguageCode, namespace: string): unknown {
  if (!isDraft(language)) return readTexts(language, namespace)
  return completeTexts(readTexts(defaultLanguage, namespace), readTexts(language, namespace), (text) => text)
}

function readTexts(language: LanguageCode, namespace: string): Texts {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url)
  if (isDraft(language) && !existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')) as Texts
}
