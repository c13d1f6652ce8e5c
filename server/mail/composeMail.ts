import type { EnquiryTexts } from '#shared/enquiryFields.ts'
import { isEmail } from '#shared/enquirySchema.ts'
import { isolate } from '#i18n/isolate.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { enquiryContent, languageOf, type MailedEnquiry } from './mailBody.ts'
import { mailTexts } from './mailTexts.ts'
import { messageId, type MailAddress, type MailMessage, type MailSettings } from './MailTransport.ts'
import { htmlBody, plainBody } from './renderBody.ts'
import { fill, headerText, type Phrase } from './safeText.ts'

/**
 * Composes the mail of an enquiry, in the language that its visitor used, or a digest of several, in their language if
 * they share one. A reply to an enquiry goes to the visitor. A digest has no Reply-To: a reply can go to one only.
 */
export function composeMail(
  enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]],
  { from, to }: MailSettings,
): MailMessage {
  const [first] = enquiries
  const isDigest = enquiries.length > 1
  const codes = new Set(enquiries.map(({ language }) => languageOf(language).code))
  const language = languageOf(codes.size === 1 ? first.language : defaultLanguage)
  const { brand, sender, intro, subject } = mailTexts[language.code]
  const title = isDigest
    ? { text: subject.digest, values: { count: String(enquiries.length) } }
    : enquirySubject(first, subject)
  const replyTo = isDigest ? null : visitorAddress(first.texts)
  const body = {
    language,
    title: fill(title, isolate),
    intro: isDigest ? intro.digest : replyTo ? intro.single : intro.byHand,
    enquiries: enquiries.map(enquiryContent),
  }
  return {
    id: messageId(first.mailId, from),
    from: { ...from, name: from.name || fill({ text: sender, values: { brand } }, String) },
    replyTo,
    to,
    subject: body.title,
    text: plainBody(body),
    html: htmlBody(body),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Enquiry-Id': enquiries.map(({ id }) => id).join(', '),
    },
  }
}

function enquirySubject(
  { reference, texts }: MailedEnquiry,
  wording: { named: string; unnamed: string },
): Phrase {
  const subject = headerText(texts.subject)
  return subject
    ? { text: wording.named, values: { reference, subject } }
    : { text: wording.unnamed, values: { reference, name: headerText(texts.name) } }
}

/**
 * The visitor's address, or null if the form's rules do not allow it, or if a header cannot have it: a server that does
 * not know RFC 6531 would refuse the mail for a letter before the @.
 */
function visitorAddress({ name, email }: EnquiryTexts): MailAddress | null {
  return isEmail(email) && /^[!-~]+@/.test(email) ? { name: headerText(name), address: email } : null
}
