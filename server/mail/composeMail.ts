import { company } from '#config/company.ts'
import type { EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { isEmail } from '#enquiry/enquirySchema.ts'
import { isolate } from '#i18n/bidiIsolation.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { MailAddress } from '#server/settings/mailboxes.ts'
import type { MailSettings } from '#server/settings/settings.ts'
import { enquiryContent, languageOf, type MailBody, type MailedEnquiry } from './enquiryContent.ts'
import { mailTexts, type MailTexts } from './mailTexts.ts'
import { messageId, type MailMessage } from './MailTransport.ts'
import { htmlBody, plainBody } from './renderBody.ts'
import { fill, headerText, type Phrase } from './safeText.ts'

/**
 * The mail of one enquiry, or a digest of several. A digest has no Reply-To, since a reply goes to one visitor only.
 */
export function composeMail(
  enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]],
  { from, to, probeTo }: MailSettings,
): MailMessage {
  const [first] = enquiries
  return {
    ...writeMail(mailBody(enquiries), from),
    id: messageId(first.mailId, from),
    replyTo: enquiries.length > 1 ? null : visitorAddress(first.texts),
    to: first.isProbe && probeTo ? [probeTo] : to,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Enquiry-Id': enquiries.map(({ id }) => id).join(', '),
    },
  }
}

/** The same mail without a visitor's text in its headers. The body has the address and explains how to answer. */
export function composePlainHeaders(enquiry: MailedEnquiry, mail: MailSettings): MailMessage {
  const body = mailBody([enquiry])
  const { heading, intro } = mailTexts[body.language.code]
  const title = fill({ text: heading, values: { reference: enquiry.reference } }, isolate)
  return {
    ...composeMail([enquiry], mail),
    ...writeMail({ ...body, title, intro: [{ text: intro.withoutReply }] }, mail.from),
    replyTo: null,
  }
}

/** The text about enquiries, for their mail and for a chat. */
export function mailBody(enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]]): MailBody {
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

/** The confirmation contains no text of the visitor: anyone can type somebody else's address. */
export function composeConfirmation(enquiry: MailedEnquiry, { from }: MailSettings): MailMessage {
  const { mailId, reference, texts } = enquiry
  const language = languageOf(enquiry.language)
  const { brand, confirmation } = mailTexts[language.code]
  const { subject, ...paragraphs } = confirmation
  const values = { brand, reference, email: company.salesEmail, phone: company.phones.phone }
  const body = {
    language,
    title: fill({ text: subject, values }, isolate),
    intro: Object.values(paragraphs).map((text) => ({ text, values })),
    enquiries: [],
  }
  return {
    ...writeMail(body, from),
    id: messageId(`${mailId}-confirmation`, from),
    replyTo: { name: '', address: company.salesEmail },
    to: [{ name: '', address: texts.email }],
    // The second header is for Exchange, which would send absence notes otherwise.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

function writeMail(body: MailBody, from: MailAddress) {
  const { brand, sender } = mailTexts[body.language.code]
  return {
    from: { ...from, name: from.name || fill({ text: sender, values: { brand } }, String) },
    subject: body.title,
    text: plainBody(body),
    html: htmlBody(body),
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
