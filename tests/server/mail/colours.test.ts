import { JSDOM } from 'jsdom'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { checkMail } from '#server/cli/doctor/checkMail.ts'
import { languageCodes } from '#i18n/languages.ts'
import { composeConfirmation, composeMail } from '#server/mail/composeMail.ts'
import { sampleEnquiry, settings } from '../support/sampleEnquiry.ts'
import { startMailServer } from '../support/testMailServer.ts'

/** What gives letters or a ground a colour: properties of a style, and attributes of old HTML. */
const colours = /(?:^|[;\s])(?:color|background(?:-color|-image)?|border(?:-\w+)?|outline)\s*:/i
const oldColours = ['color', 'bgcolor', 'text', 'link', 'background']

function expectNoColour(html: string) {
  const document = new new JSDOM().window.DOMParser().parseFromString(html, 'text/html')
  const elements = [...document.querySelectorAll('*')]
  const coloured = elements.filter(
    (element) =>
      colours.test(element.getAttribute('style') ?? '') ||
      oldColours.some((name) => element.hasAttribute(name)) ||
      element.matches('style, link, font'),
  )
  expect(coloured.map(({ outerHTML }) => outerHTML)).toEqual([])
  for (const name of ['color-scheme', 'supported-color-schemes']) {
    expect(document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')).toBe('light dark')
  }
}

describe('the mail program chooses letters and ground together, also dark ones, in', () => {
  test.for(languageCodes)('every mail about enquiries (%s)', (language) => {
    const enquiry = sampleEnquiry({ language, captcha: 'unverified' })
    expectNoColour(composeMail([enquiry], settings).html)
    expectNoColour(composeMail([enquiry, sampleEnquiry({ language })], settings).html)
    expectNoColour(composeMail([{ ...enquiry, isProbe: true }], settings).html)
    expectNoColour(composeConfirmation(enquiry, settings).html)
  })

  test('the doctor’s test mail', async () => {
    const { url, mails } = await startMailServer()
    await checkMail({ smtpUrl: url, ehloName: 'www.company.test', mail: settings }, true)
    expectNoColour((await PostalMime.parse(mails[0]?.raw ?? '')).html ?? '')
  })
})
