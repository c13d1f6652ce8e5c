import { company } from '#config/company.ts'
import { ownerFacts, type PromiseFacts } from '#config/ownerFacts.ts'
import { isolate } from '#i18n/bidiIsolation.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { MailAddress } from '#server/settings/mailboxes.ts'
import type { MailSettings } from '#server/settings/settings.ts'
import { describeEnquiries, visitorAddress } from './describeEnquiries.ts'
import { languageOf, type MailBody, type MailedEnquiry } from './enquiryContent.ts'
import { mailTexts } from './mailTexts.ts'
import { messageId, type MailMessage } from './MailTransport.ts'
import { htmlBody, plainBody } from './renderBody.ts'
import { fill } from './safeText.ts'

/**
 * The mail of one enquiry, or a digest of several. A digest has no Reply-To, since a reply goes to one visitor only.
 */
export function composeMail(
  enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]],
  { from, to, probeTo }: MailSettings,
): MailMessage {
  const [first] = enquiries
  return {
    ...writeMail(describeEnquiries(enquiries), from),
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
  const body = describeEnquiries([enquiry])
  const { heading, intro } = mailTexts[body.language.code]
  const title = fill({ text: heading, values: { reference: enquiry.reference } }, isolate)
  return {
    ...composeMail([enquiry], mail),
    ...writeMail({ ...body, title, intro: [{ text: intro.withoutReply }] }, mail.from),
    replyTo: null,
  }
}

/** The confirmation contains no text of the visitor: anyone can type somebody else's address. */
export function composeConfirmation(
  enquiry: MailedEnquiry,
  { from }: MailSettings,
  { promises } = ownerFacts,
): MailMessage {
  const { mailId, reference, texts } = enquiry
  const language = languageOf(enquiry.language)
  const { brand, confirmation } = mailTexts[language.code]
  const { subject, thanks, ...paragraphs } = confirmation
  const values = { brand, reference, email: company.salesEmail, phone: company.phones.phone }
  const body = {
    language,
    title: fill({ text: subject, values }, isolate),
    intro: [thanks, ...replyTime(language.code, promises.answer.time), ...Object.values(paragraphs)].map(
      (text) => ({ text, values }),
    ),
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

/** How soon we reply, if the owner says so. */
function replyTime(code: LanguageCode, time: PromiseFacts['time']): string[] {
  if (!time) return []
  const { sentence, times } = mailTexts[code].reply
  const forms: Record<string, string> = times
  const text =
    forms[`${time.unit}_${new Intl.PluralRules(code).select(time.count)}`] ?? times[`${time.unit}_other`]
  const written = fill({ text, values: { count: String(time.count) } }, String)
  return [fill({ text: sentence, values: { time: written } }, String)]
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
