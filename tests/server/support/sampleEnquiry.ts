import type { MailedEnquiry } from '#server/mail/enquiryContent.ts'
import type { MailSettings } from '#server/settings/settings.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'

/** In every text, so that a log can be searched for it. */
export const canary = 'CANARY-7f3a'

export const settings: MailSettings = {
  from: { name: '', address: 'website@qantara.example' },
  to: [{ name: '', address: 'sales@qantara.example' }],
  probeTo: undefined,
}

/** Arabic, emoji with joiners, a zero width non-joiner, and what HTML or SMTP could trip over. */
export const texts = fillMissingFields({
  name: `ليلى O'Neil-Haddad <b>&amp; ${canary}`,
  mobile: '+971 50 123 4567',
  email: `layla.${canary.toLowerCase()}@example.com`,
  subject: `Re: سحابة 👩‍👩‍👧‍👦 "quoted" ${canary}`,
  message: [
    `سلام، می‌خواهم ۳ 👨🏽‍💻 <script>alert("${canary}")</script>`,
    '.',
    '..dots',
    'QUIT',
    '',
    '\tTab, trailing spaces   ',
    `From here: ${'long '.repeat(300)}end`,
    '{{name}} $& $1 %s =20 =?utf-8?Q?x?=',
  ].join('\n'),
})

let count = 0

export function sampleEnquiry(changes: Partial<MailedEnquiry> = {}): MailedEnquiry {
  count += 1
  const id = `01890000-0000-7000-8000-${String(count).padStart(12, '0')}`
  return {
    id,
    mailId: id,
    reference: `QT-7K3M${String(count).padStart(2, '0')}`,
    createdAt: Date.UTC(2026, 10, 21, 20, 30),
    language: 'en',
    texts,
    captcha: 'passed',
    ...changes,
  }
}
