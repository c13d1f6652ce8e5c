/**
 * Prints the mails that the form sends, in every language, as JSON. A program of its own, since the server
 * reads the texts once, when it starts.
 */
import { sampleReference, type Mail } from '#development/inspector/TextInfo.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { composeConfirmation, composeMail } from '#server/mail/composeMail.ts'
import type { MailedEnquiry } from '#server/mail/mailBody.ts'
import type { MailMessage } from '#server/mail/MailTransport.ts'
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

function enquiry(language: LanguageCode, changes: Partial<MailedEnquiry> = {}): MailedEnquiry {
  return {
    id: 'sample',
    mailId: 'sample',
    reference: sampleReference,
    createdAt: Date.now(),
    language,
    texts: withEmptyFields(typed),
    captcha: 'passed',
    ...changes,
  }
}

const mails = languageCodes.flatMap((language): Mail[] => {
  const named = enquiry(language)
  const { name, mobile, email } = typed
  const unnamed = enquiry(language, {
    texts: withEmptyFields({ name, mobile, email }),
    captcha: 'unverified',
  })
  const mail = (kind: Mail['kind'], { from, subject, text, html }: MailMessage): Mail => {
    return { kind, language, from: from.name, subject, text, html }
  }
  return [
    mail('named', composeMail([named], settings)),
    mail('unnamed', composeMail([unnamed], settings)),
    mail('digest', composeMail([named, unnamed], settings)),
    mail('confirmation', composeConfirmation(named, settings)),
  ]
})

console.log(JSON.stringify(mails))
