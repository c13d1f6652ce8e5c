import { expect, test } from 'vitest'
import source from '../../../locales/en/server/mail.json'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { composeConfirmation, composeMail, composePlainHeaders } from '#server/mail/composeMail.ts'
import { sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { withoutIsolates } from '../support/testMailServer.ts'

/** What the mails of a language say, together with an enquiry that has no braces of its own. */
function saidIn(language: LanguageCode) {
  const typed = { ...texts, message: 'Servers' }
  const enquiry = sampleEnquiry({ language, texts: typed })
  const mails = [
    composeMail([{ ...enquiry, captcha: 'unverified' }], settings),
    composeMail([{ ...enquiry, texts: { ...typed, subject: '' } }], settings),
    composeMail([enquiry, enquiry], settings),
    composeMail([{ ...enquiry, texts: { ...typed, email: 'محمد@example.com' } }], settings),
    composePlainHeaders(enquiry, settings),
    composeConfirmation(enquiry, settings),
  ]
  return mails
    .map(({ from, subject, text }) => withoutIsolates([from.name, subject, text].join('\n')))
    .join('\n')
}

test('every text of locales/en/server/mail.json is said in some mail', () => {
  const said = saidIn('en')
  const isSaid = (text: string) => text.split(/{{\w+}}/).every((part) => said.includes(part))
  expect(leaves(source).filter((text) => !isSaid(text))).toEqual([])
})

// Mails fill placeholders in without i18next, which would take `{{ reference }}`, too.
test.each(languageCodes)('every placeholder is filled in, in the mails in %s', (language) => {
  expect(saidIn(language)).not.toMatch(/[{}]/)
})

function leaves(value: string | object): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves)
}
