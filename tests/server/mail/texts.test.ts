import { expect, test } from 'vitest'
import source from '../../../locales/en/server/mail.json'
import { composeConfirmation, composeMail, composePlainHeaders } from '#server/mail/composeMail.ts'
import { sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { withoutIsolates } from '../support/testMailServer.ts'

test('every text of locales/en/server/mail.json is said in some mail', () => {
  const mails = [
    composeMail([sampleEnquiry({ captcha: 'unverified' })], settings),
    composeMail([sampleEnquiry({ texts: { ...texts, subject: '' } })], settings),
    composeMail([sampleEnquiry(), sampleEnquiry()], settings),
    composeMail([sampleEnquiry({ texts: { ...texts, email: 'محمد@example.com' } })], settings),
    composePlainHeaders(sampleEnquiry(), settings),
    composeConfirmation(sampleEnquiry(), settings),
  ]
  const said = mails
    .map(({ from, subject, text }) => withoutIsolates([from.name, subject, text].join('\n')))
    .join('\n')
  const isSaid = (text: string) => text.split(/{{\w+}}/).every((part) => said.includes(part))
  expect(leaves(source).filter((text) => !isSaid(text))).toEqual([])
})

function leaves(value: string | object): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves)
}
