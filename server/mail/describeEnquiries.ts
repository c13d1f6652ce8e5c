import type { EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { isEmail } from '#enquiry/enquirySchema.ts'
import { isolate } from '#i18n/bidiIsolation.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { MailAddress } from '#server/settings/mailboxes.ts'
import { enquiryContent, languageOf, type MailBody, type MailedEnquiry } from './enquiryContent.ts'
import { mailTexts, type MailTexts } from './mailTexts.ts'
import { fill, headerText, type Phrase } from './safeText.ts'

/** The text about enquiries, for their mail and for a chat. */
export function describeEnquiries(enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]]): MailBody {
  const [first] = enquiries
  const isDigest = enquiries.length > 1
  const codes = new Set(enquiries.map(({ language }) => languageOf(language).code))
  const language = languageOf(codes.size === 1 ? first.language : defaultLanguage)
  const { intro, subject } = mailTexts[language.code]
  const title = isDigest
    ? { text: subject.digest, values: { count: String(enquiries.length) } }
    : enquirySubject(first, subject)
  return {
    language,
    title: fill(title, isolate),
    intro: [{ text: isDigest ? intro.digest : visitorAddress(first.texts) ? intro.single : intro.byHand }],
    enquiries: enquiries.map(enquiryContent),
  }
}

function enquirySubject({ reference, texts }: MailedEnquiry, wording: MailTexts['subject']): Phrase {
  const subject = headerText(texts.subject)
  return subject
    ? { text: wording.named, values: { reference, subject } }
    : { text: wording.unnamed, values: { reference, name: headerText(texts.name) } }
}

/**
 * Null also for an address that a header cannot contain: a server without RFC 6531 refuses mails with non-ASCII letters
 * before the @.
 */
export function visitorAddress({ name, email }: EnquiryTexts): MailAddress | null {
  return isEmail(email) && /^[!-~]+@/.test(email) ? { name: headerText(name), address: email } : null
}
