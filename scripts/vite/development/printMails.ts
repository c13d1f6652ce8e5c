/**
 * Prints the mails that the form sends, in every language, as JSON. A program of its own, since the server
 * reads the texts once, when it starts.
 */
import { sampleReference, type Mail } from '#development/shared/answers.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { composeConfirmation, composeMail } from '#server/mail/composeMail.ts'
import type { MailedEnquiry } from '#server/mail/mailBody.ts'
import { withEmptyFields } from '#shared/enquiryFields.ts'

const settings = { from: { name: '', address: 'website@qantara.example' }, to: [] }

/** What a visitor might have typed; the first with a subject. */
const typed = {
  name: 'Layla Haddad',
  mobile: '+971 50 123 4567',
  email: 'layla@example.com',
  subject: 'SAP HANA',
  message: 'We plan to renew our servers.\nنخطط لتجديد خوادمنا.',
}

function enquiry(language: LanguageCode, captcha: MailedEnquiry['captcha'], own: Partial<typeof typed>) {
  const texts = withEmptyFields(own)
  const ids = { id: 'sample', mailId: 'sample', reference: sampleReference }
  return { ...ids, createdAt: Date.now(), language, texts, captcha } satisfies MailedEnquiry
}

const mails = languageCodes.flatMap((language): Mail[] => {
  const { name, mobile, email } = typed
  const named = enquiry(language, 'passed', typed)
  const unnamed = enquiry(language, 'unverified', { name, mobile, email })
  const messages = [
    ['named', composeMail([named], settings)],
    ['unnamed', composeMail([unnamed], settings)],
    ['digest', composeMail([named, unnamed], settings)],
    ['confirmation', composeConfirmation(named, settings)],
  ] as const
  return messages.map(([kind, { from, subject, text, html }]) => {
    return { kind, language, from: from.name, subject, text, html }
  })
})

console.log(JSON.stringify(mails))
