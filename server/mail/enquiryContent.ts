import { defaultLanguage, languages, supportedLanguage, type Language } from '#i18n/languages.ts'
import { cleanLines } from '#i18n/cleanText.ts'
import { fieldsOfAll, multilineFields, oneLineFields, type EnquiryFieldName } from '#enquiry/enquiryFields.ts'
import type { DeliverableEnquiry } from '#server/store/Enquiry.ts'
import { mailTexts } from './mailTexts.ts'
import { valueAlone, type Phrase } from './safeText.ts'

export type MailedEnquiry = Pick<
  DeliverableEnquiry,
  'id' | 'mailId' | 'reference' | 'createdAt' | 'language' | 'captcha' | 'texts'
> & { isProbe?: boolean }

/** The content of a mail, before it becomes plain text and HTML. */
export interface MailBody {
  language: Language
  title: string
  intro: readonly Phrase[]
  enquiries: readonly EnquiryContent[]
}

export type EnquiryContent = ReturnType<typeof enquiryContent>

/** The language of this code, or the default language if the code is no longer in the table. */
export function languageOf(code: string): Language {
  return languages[supportedLanguage(code) ?? defaultLanguage]
}

/** An enquiry in its mail, in its language: every field that its form may have asked for, and what the server knows. */
export function enquiryContent(enquiry: MailedEnquiry) {
  const { reference, createdAt, captcha, texts } = enquiry
  const language = languageOf(enquiry.language)
  const words = mailTexts[language.code]
  const labelled = (field: EnquiryFieldName) => {
    const text = cleanLines(texts[field])
    return { label: words.fields[field], value: text.trim() ? valueAlone(text) : { text: words.empty } }
  }
  const isAsked = (field: EnquiryFieldName) => fieldsOfAll.includes(field) || texts[field] !== ''
  return {
    language,
    heading: { text: words.heading, values: { reference } },
    warning: captcha === 'unverified' ? words.unverified : null,
    rows: [
      ...oneLineFields.filter(isAsked).map(labelled),
      {
        label: words.rows.received,
        value: { text: words.received, values: receivedTime(createdAt, language) },
      },
      { label: words.rows.language, value: valueAlone(language.label) },
      { label: words.rows.captcha, value: { text: words.captcha[captcha] } },
    ],
    blocks: multilineFields.map(labelled),
  }
}

/** The time of receipt, in the office's time zone (the Gulf, without summer time) and in UTC. @param time in ms */
function receivedTime(time: number, { formatLocale }: Language): { gulf: string; utc: string } {
  const format = new Intl.DateTimeFormat(formatLocale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  })
  return { gulf: format.format(time), utc: new Date(time).toISOString().slice(0, 16).replace('T', ' ') }
}
