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

/** The elements of a mail that have a colour, and the color-scheme metas that it lacks. */
function coloursIn(html: string) {
  const document = new new JSDOM().window.DOMParser().parseFromString(html, 'text/html')
  const elements = [...document.querySelectorAll('*')]
  const coloured = elements.filter(
    (element) =>
      colours.test(element.getAttribute('style') ?? '') ||
      oldColours.some((name) => element.hasAttribute(name)) ||
      element.matches('style, link, font'),
  )
  const missing = ['color-scheme', 'supported-color-schemes'].filter(
    (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') !== 'light dark',
  )
  return [...coloured.map(({ outerHTML }) => outerHTML), ...missing]
}

describe('the mail program chooses letters and ground together, also dark ones, in', () => {
  test.for(languageCodes)('every mail about enquiries (%s)', (language) => {
    const enquiry = sampleEnquiry({ language, captcha: 'unverified' })
    expect(coloursIn(composeMail([enquiry], settings).html)).toEqual([])
    expect(coloursIn(composeMail([enquiry, sampleEnquiry({ language })], settings).html)).toEqual([])
    expect(coloursIn(composeMail([{ ...enquiry, isProbe: true }], settings).html)).toEqual([])
    expect(coloursIn(composeConfirmation(enquiry, settings).html)).toEqual([])
  })

  test('the doctor’s test mail', async () => {
    const { url, mails } = await startMailServer()
    await checkMail({ smtpUrl: url, ehloName: 'www.company.test', mail: settings }, true)
    expect(coloursIn((await PostalMime.parse(mails[0]?.raw ?? '')).html ?? '')).toEqual([])
  })
})
