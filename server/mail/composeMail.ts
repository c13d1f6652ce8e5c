import { domainToASCII } from 'node:url'
import type { EnquiryTexts } from '#shared/enquiryFields.ts'
import { enquirySchema } from '#shared/enquirySchema.ts'
import { defaultLanguage, type Language } from '#i18n/languages.ts'
import type { StoredEnquiry } from '#server/store/Enquiry.ts'
import { headerText, fill, isolate, type Phrase } from './safeText.ts'
import { htmlBody } from './htmlBody.ts'
import { enquirySection, languageOf, type MailBody, type WholeEnquiry, mailTexts } from './mailBody.ts'
import type { MailAddress, MailMessage, MailSettings } from './MailTransport.ts'
import { plainBody } from './plainBody.ts'

/** The mail of one enquiry, in the language that the visitor used. A reply to it goes to the visitor. */
export function composeEnquiryMail(enquiry: WholeEnquiry, settings: MailSettings): MailMessage {
  const language = languageOf(enquiry.language)
  const { subject, intro } = mailTexts[language.code]
  const { reference, texts } = enquiry
  const title = headerText(texts.subject)
  return compose(settings, {
    key: enquiry.mailId,
    ids: [enquiry.id],
    replyTo: visitorAddress(texts),
    subject: title
      ? { text: subject.named, values: { reference, subject: title } }
      : { text: subject.unnamed, values: { reference, name: headerText(texts.name) } },
    body: { language, intro: intro.single, sections: [enquirySection(enquiry)] },
  })
}

/**
 * One mail for many enquiries, in their language if they share one. It has no Reply-To: a reply can go to one visitor
 * only.
 */
export function composeDigestMail(
  enquiries: readonly [WholeEnquiry, ...WholeEnquiry[]],
  settings: MailSettings,
): MailMessage {
  const language = sharedLanguage(enquiries)
  const { subject, intro } = mailTexts[language.code]
  const ids = enquiries.map(({ id }) => id)
  return compose(settings, {
    key: enquiries[0].mailId,
    ids,
    replyTo: null,
    subject: { text: subject.digest, values: { count: String(ids.length) } },
    body: { language, intro: intro.digest, sections: enquiries.map(enquirySection) },
  })
}

/**
 * Makes a function that composes mails: one enquiry alone, several as a digest, and null if the texts of all of them
 * have been erased.
 */
export function mailComposer(settings: MailSettings) {
  return (enquiries: readonly StoredEnquiry[]): MailMessage | null => {
    const [first, ...others] = enquiries.filter((enquiry): enquiry is WholeEnquiry => enquiry.texts !== null)
    if (!first) return null
    return others.length === 0
      ? composeEnquiryMail(first, settings)
      : composeDigestMail([first, ...others], settings)
  }
}

interface Parts {
  /** The part of the Message-ID before the `@`. */
  key: string
  ids: readonly string[]
  replyTo: MailAddress | null
  subject: Phrase
  body: MailBody
}

function compose({ from, to }: MailSettings, { key, ids, replyTo, subject, body }: Parts): MailMessage {
  const { brand, sender } = mailTexts[body.language.code]
  const title = fill(subject, isolate)
  return {
    id: `<${key}@${domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1))}>`,
    from: { ...from, name: from.name || fill({ text: sender, values: { brand } }, String) },
    replyTo,
    to,
    subject: title,
    text: plainBody(body),
    html: htmlBody(body, title),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry-Id': ids.join(', ') },
  }
}

/** The visitor's address, or null if the form's rules do not allow it. */
function visitorAddress({ name, email }: EnquiryTexts): MailAddress | null {
  return enquirySchema.pick(['email']).isValidSync({ email }, { strict: true })
    ? { name: headerText(name), address: email }
    : null
}

function sharedLanguage(enquiries: readonly StoredEnquiry[]): Language {
  const [first, ...others] = new Set(enquiries.map(({ language }) => languageOf(language)))
  return first && others.length === 0 ? first : languageOf(defaultLanguage)
}
