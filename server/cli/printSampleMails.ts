// Prints a sample of each mail in each language as JSON, for `/__texts` of `npm run dev`. A program of its own, since
// the server reads the texts once, when it starts.
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import { languageCodes } from '#i18n/languages.ts'
import { composeConfirmation, composeMail } from '../mail/composeMail.ts'
import type { MailedEnquiry } from '../mail/enquiryContent.ts'

const settings = { from: { name: '', address: 'website@qantara.example' }, to: [], probeTo: undefined }

const typed = {
  name: 'Layla Haddad',
  mobile: '+971 50 123 4567',
  email: 'layla@example.com',
  subject: 'SAP HANA',
  message: 'We plan to renew our servers.\nنخطط لتجديد خوادمنا.',
}

const ids = { id: 'sample', mailId: 'sample', reference: 'QT-7K3M01' }

const mails = languageCodes.flatMap((language) => {
  const sent = { ...ids, createdAt: Date.now(), language }
  const named: MailedEnquiry = { ...sent, texts: fillMissingFields(typed), captcha: 'passed' }
  const { subject: _subject, message: _message, ...contact } = typed
  const unnamed: MailedEnquiry = { ...sent, texts: fillMissingFields(contact), captcha: 'unverified' }
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
