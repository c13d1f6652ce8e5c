import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import arabic from '../../../locales/ar/server/mail.json'
import english from '../../../locales/en/server/mail.json'
import { composeMail } from '#server/mail/composeMail.ts'
import { fill, texts as localeTexts } from '../../support/texts.ts'
import { openMailbox } from '../support/mailbox.ts'
import { sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { headerOf, withoutIsolates } from '../support/testMailServer.ts'

const { deliver } = openMailbox()
const page = new new JSDOM().window.DOMParser()

const mailTexts = { en: english, ar: arabic }
const labelsIn = (language: 'en' | 'ar') => localeTexts(language, 'enquiry').fields

test.for(['en', 'ar'] as const)('every field arrives as it was typed (%s)', async (language) => {
  const enquiry = sampleEnquiry({ language })
  const { mail, email } = await deliver(composeMail([enquiry], settings))
  const { name, mobile, email: address, subject, message } = labelsIn(language)

  const text = withoutIsolates(email.text).trimEnd()
  for (const line of [
    `${name}: ${texts.name}`,
    `${mobile}: ${texts.mobile}`,
    `${address}: ${texts.email}`,
    `${subject}: ${texts.subject}`,
  ]) {
    expect(text).toContain(`\n${line}\n`)
  }
  expect(text.slice(text.indexOf(`\n${message}:\n`))).toBe(`\n${message}:\n${texts.message}`)

  const document = page.parseFromString(email.html ?? '', 'text/html')
  expect(document.documentElement.lang).toBe(language)
  expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
  expect(document.querySelectorAll('a, script, img, link')).toHaveLength(0)
  const values = [...document.querySelectorAll('td')].map((cell) => cell.textContent)
  for (const value of [texts.name, texts.mobile, texts.email, texts.subject]) expect(values).toContain(value)
  const lines = [...document.querySelectorAll('[style="white-space: pre-wrap"] > span[dir]')]
  expect(lines.map((line) => line.textContent).join('\n')).toBe(texts.message)

  // Plain text comes first: the last one is what a mail program prefers.
  const types = mail.raw.toString().match(/^Content-Type: [\w/]+/gm)
  expect(types).toEqual(
    ['multipart/alternative', 'text/plain', 'text/html'].map((type) => `Content-Type: ${type}`),
  )
})

test.for([
  ['en', 'Sunday, 22 November 2026 at 00:30', english.received],
  ['ar', 'الأحد، 22 نوفمبر 2026 في 00:30', arabic.received],
] as const)('the time is the office’s and UTC (%s)', ([language, gulf, received]) => {
  const time = withoutIsolates(fill(received, { gulf, utc: '2026-11-21 20:30' }))
  expect(withoutIsolates(composeMail([sampleEnquiry({ language })], settings).text)).toContain(`: ${time}\n`)
})

test('in an Arabic mail numbers keep their order where the mail program drops <bdi>', () => {
  const { html } = composeMail([sampleEnquiry({ language: 'ar' })], settings)
  expect(html).not.toContain('<bdi')
  const document = page.parseFromString(html, 'text/html')
  const directionOf = (text: string) =>
    [...document.querySelectorAll('td span, h2 span')]
      .find((each) => each.textContent === text)
      ?.getAttribute('dir')
  expect(directionOf(texts.mobile)).toBe('ltr')
  expect(directionOf(texts.email)).toBe('ltr')
  expect(directionOf('2026-11-21 20:30')).toBe('ltr')
  expect(directionOf('الأحد، 22 نوفمبر 2026 في 00:30')).toBe('rtl')
  // A copied number has no invisible characters, which a telephone would refuse.
  expect(document.body.textContent).not.toMatch(/[\u2066-\u2069]/)
})

test.for(['en', 'ar'] as const)(
  'an address that a header cannot have stands in the mail, which says how to answer (%s)',
  async (language) => {
    const email = 'محمد@xn--4gbrim.xn--mgbaam7a8h'
    const enquiry = sampleEnquiry({ language, texts: { ...texts, email } })
    const { mail, email: read } = await deliver(composeMail([enquiry], settings))
    expect(read.replyTo).toBeUndefined()
    expect(mail.raw.toString().split('\r\n\r\n', 1)[0]).toMatch(/^[\r\n -~]*$/)
    expect(withoutIsolates(read.text)).toContain(mailTexts[language].intro.byHand)
    expect(withoutIsolates(read.text)).toContain(email)
  },
)

test('the headers are ours, and a reply goes to the visitor', async () => {
  const enquiry = sampleEnquiry()
  const { mail, email } = await deliver(composeMail([enquiry], settings))
  expect(mail.envelope).toEqual({ from: 'website@qantara.example', to: ['sales@qantara.example'] })
  const sender = withoutIsolates(fill(english.sender, { brand: localeTexts('en', 'brand').name }))
  expect(email.from).toEqual({ name: sender, address: 'website@qantara.example' })
  expect(email.to).toEqual([{ name: '', address: 'sales@qantara.example' }])
  expect(email.replyTo).toEqual([{ name: texts.name, address: texts.email }])
  expect(withoutIsolates(email.subject)).toBe(
    withoutIsolates(fill(english.subject.named, { reference: enquiry.reference, subject: texts.subject })),
  )
  expect(email.messageId).toBe(`<${enquiry.id}@qantara.example>`)
  expect(headerOf(email, 'X-Enquiry-Id')).toEqual([enquiry.id])
  expect(headerOf(email, 'Auto-Submitted')).toEqual(['auto-generated'])
  expect(email.headers.map(({ key }) => key).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
    'x-enquiry-id',
  ])
})

test('a mail is the same at each attempt', () => {
  const enquiry = sampleEnquiry()
  // Columns that the outbox has changed by the next attempt.
  const changed = { attempts: 7, nextAt: 1, lastError: 'ESOCKET' }
  expect(composeMail([{ ...enquiry, ...changed }], settings)).toEqual(composeMail([enquiry], settings))
})

test('a sender of one’s own and a domain in Arabic', () => {
  const from = { name: 'Sales desk', address: 'web@قنطرة.example' }
  const message = composeMail([sampleEnquiry()], { ...settings, from })
  expect(message.from.name).toBe('Sales desk')
  expect(message.id).toMatch(/@xn--[a-z\d-]+\.example>$/)
})

test.for(['en', 'ar'] as const)('empty fields are said to be empty (%s)', (language) => {
  const enquiry = sampleEnquiry({ language, texts: { ...texts, subject: '', message: ' \n' } })
  const message = composeMail([enquiry], settings)
  const fields = labelsIn(language)
  const { empty } = mailTexts[language]
  expect(message.text).toContain(`${fields.subject}: ${empty}\n`)
  // Not every form asks for it.
  expect(message.text).not.toContain(fields.country)
  expect(message.text).toContain(`${fields.message}:\n${empty}\n`)
  expect(message.html).toContain(`>${empty}</td>`)
  // Without a subject the mail is known by its sender.
  expect(withoutIsolates(message.subject)).toContain(enquiry.reference)
  expect(withoutIsolates(message.subject)).toContain(texts.name)
})

test.for(['en', 'ar'] as const)('an unverified captcha is said plainly (%s)', (language) => {
  const { unverified } = mailTexts[language]
  const mail = composeMail([sampleEnquiry({ language, captcha: 'unverified' })], settings)
  expect(mail.text).toContain(unverified)
  expect(mail.html).toContain(`<p><strong>${unverified}`)
  const passed = composeMail([sampleEnquiry({ language })], settings)
  expect(passed.text).not.toContain(unverified)
})

test('a language that is gone from the table counts as the default', () => {
  expect(composeMail([sampleEnquiry({ language: 'constructor' })], settings).text).toContain(
    `${labelsIn('en').name}: `,
  )
})

function floodEnquiry(index: number) {
  return sampleEnquiry({
    language: index % 2 ? 'ar' : 'en',
    texts: { ...texts, message: `message ${index}`, email: `visitor${index}@example.com` },
  })
}

test('a flood comes as one mail, each enquiry whole and in its language', async () => {
  const others = Array.from({ length: 49 }, (_, index) => floodEnquiry(index + 1))
  const enquiries = [floodEnquiry(0), ...others] as const
  const { email } = await deliver(composeMail(enquiries, settings))
  expect(email.replyTo).toBeUndefined()
  expect(withoutIsolates(email.subject)).toBe(withoutIsolates(fill(english.subject.digest, { count: 50 })))
  expect(headerOf(email, 'X-Enquiry-Id').join().split(/,\s*/)).toEqual(enquiries.map(({ id }) => id))
  const sections = [...page.parseFromString(email.html ?? '', 'text/html').querySelectorAll('body > div')]
  expect(sections.map((section) => section.getAttribute('lang'))).toEqual(
    enquiries.map(({ language }) => language),
  )
  for (const [index, { reference, texts: typed }] of enquiries.entries()) {
    for (const part of [reference, typed.email, typed.message, typed.name]) {
      expect(sections[index]?.textContent).toContain(part)
      expect(withoutIsolates(email.text)).toContain(part)
    }
  }
})

test('a flood in one language is told of in it', () => {
  const message = composeMail(
    [sampleEnquiry({ language: 'ar' }), sampleEnquiry({ language: 'ar' })],
    settings,
  )
  expect(withoutIsolates(message.subject)).toBe(withoutIsolates(fill(arabic.subject.digest, { count: 2 })))
})
