import { existsSync, readFileSync } from 'node:fs'
import { completeTexts } from '#i18n/completeTexts.ts'
import type { Texts } from '#i18n/createI18n.ts'
import { enquiryFields, textFields, type EnquiryTexts, type TextField } from '#shared/enquiryFields.ts'
import {
  defaultLanguage,
  isDraft,
  languages,
  type Language,
  type LanguageCode,
  languageCodes,
} from '#i18n/languages.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { bodyText, valueAlone, type Phrase } from './safeText.ts'

/** An enquiry whose texts are not erased. Only such an enquiry can be mailed. */
export type WholeEnquiry = StoredEnquiry & { texts: EnquiryTexts }

/** The content of a mail, before it becomes plain text and HTML. */
export interface MailBody {
  language: Language
  intro: string
  sections: readonly EnquirySection[]
}

/** One enquiry, in the language that its visitor used. */
export interface EnquirySection {
  language: Language
  heading: Phrase
  /** What the reader must know before answering. */
  warning: string | null
  rows: readonly LabelledValue[]
  /** Texts of several lines. */
  blocks: readonly LabelledValue[]
}

interface LabelledValue {
  label: string
  value: Phrase
}

/** The language of a code; the default language if the code is no longer in the table. */
export function languageOf(code: string): Language {
  return Object.hasOwn(languages, code) ? languages[code as LanguageCode] : languages[defaultLanguage]
}

/** Describes an enquiry: every field that a visitor can fill in, and what the server knows about it. */
export function enquirySection({ reference, createdAt, captcha, ...enquiry }: WholeEnquiry): EnquirySection {
  const language = languageOf(enquiry.language)
  const words = mailTexts[language.code]
  const typed = (value: string): Phrase =>
    value.trim() === '' ? { text: words.empty, values: {} } : valueAlone(bodyText(value))
  const labelled = (field: TextField) => ({
    label: words.fields[field],
    value: typed(enquiry.texts[field]),
  })
  return {
    language,
    heading: { text: words.heading, values: { reference } },
    warning: captcha === 'unverified' ? words.unverified : null,
    rows: [
      ...textFields.filter((field) => enquiryFields[field].control !== 'textarea').map(labelled),
      {
        label: words.rows.received,
        value: { text: words.received, values: receivedTime(createdAt, language) },
      },
      { label: words.rows.language, value: valueAlone(language.label) },
      { label: words.rows.captcha, value: { text: words.captcha[captcha], values: {} } },
    ],
    blocks: textFields.filter((field) => enquiryFields[field].control === 'textarea').map(labelled),
  }
}

type OwnTexts = typeof import('../../locales/en/server/mail.json')
type FormTexts = typeof import('../../locales/en/enquiry.json')
type BrandTexts = typeof import('../../locales/en/brand.json')

/** The texts of a mail in one language. */
export interface MailTexts extends OwnTexts {
  /** The form's own labels. */
  fields: FormTexts['fields']
  brand: string
}

/** The texts of every language, read once from the locale files. `npm run locales` makes sure that they are complete. */
export const mailTexts = Object.fromEntries(
  languageCodes.map((code) => [code, readMailTexts(code)]),
) as Record<LanguageCode, MailTexts>

function readMailTexts(language: LanguageCode): MailTexts {
  const { fields } = readFile(language, 'enquiry') as FormTexts
  const { name: brand } = readFile(language, 'brand') as BrandTexts
  return { ...(readFile(language, 'server/mail') as OwnTexts), fields, brand }
}

/** A text that a draft lacks is taken from the default language. */
function readFile(language: LanguageCode, namespace: string): unknown {
  if (!isDraft(language)) return readTexts(language, namespace)
  return completeTexts(readTexts(defaultLanguage, namespace), readTexts(language, namespace), (text) => text)
}

function readTexts(language: LanguageCode, namespace: string): Texts {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url)
  if (isDraft(language) && !existsSync(file)) return {}
  // Some editors write a byte order mark.
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as Texts
}

/**
 * When an enquiry was received, in the office's time zone (the Gulf, without summer time) and in UTC.
 * @param time in ms since the epoch
 */
function receivedTime(time: number, { formatLocale }: Language): { gulf: string; utc: string } {
  const format = new Intl.DateTimeFormat(formatLocale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  })
  return { gulf: format.format(time), utc: new Date(time).toISOString().slice(0, 16).replace('T', ' ') }
}
