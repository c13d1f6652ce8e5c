import { enquiryFields, textFields, type EnquiryTexts, type TextField } from '#shared/enquiryFields.ts'
import { defaultLanguage, languages, type Language, type LanguageCode } from '#i18n/languages.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { bodyText } from './headerText.ts'
import { mailTexts } from './mailTexts.ts'
import { valueAlone, type Phrase } from './phrase.ts'
import { receivedTime } from './receivedTime.ts'

/** An enquiry that has not been erased: the only kind that can be mailed. */
export type WholeEnquiry = StoredEnquiry & { texts: EnquiryTexts }

/** What a mail says, before it becomes plain text and HTML. */
export interface MailBody {
  language: Language
  intro: string
  sections: readonly EnquirySection[]
}

/** One enquiry, in the language that its visitor used. */
export interface EnquirySection {
  language: Language
  heading: Phrase
  /** What the reader has to know before answering. */
  warning: string | null
  rows: readonly LabelledValue[]
  /** Texts of several lines. */
  blocks: readonly LabelledValue[]
}

export interface LabelledValue {
  label: string
  value: Phrase
}

/** The row of a language by its code; a code that is gone from the table counts as the default. */
export function languageOf(code: string): Language {
  return Object.hasOwn(languages, code) ? languages[code as LanguageCode] : languages[defaultLanguage]
}

/** Puts an enquiry into words: every field that a visitor can fill in, and what we know about it. */
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
