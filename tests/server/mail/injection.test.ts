import { expect, test } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { fieldNames, type EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { openMailbox } from '../support/mailbox.ts'
import { sampleEnquiry, settings, texts } from '../support/sampleEnquiry.ts'
import { headerOf, withoutIsolates } from '../support/testMailServer.ts'

const { deliver } = openMailbox()

const attacks = {
  'line breaks': 'x\r\nBcc: evil@evil.example\r\n\r\n<h1>body</h1>',
  'a lone line feed': 'x\nBcc: evil@evil.example',
  'a lone carriage return': 'x\rBcc: evil@evil.example',
  'a list of addresses': 'x, evil@evil.example, <evil@evil.example>',
  'angle brackets': 'x" <evil@evil.example>',
  'an address group': 'x: evil@evil.example;',
  'a zero byte': 'x\0evil',
  'a direction override': '\u202Efdp.exe\u2066x\u2069',
  'an encoded word': '=?utf-8?B?DQpCY2M6IGV2aWxAZXZpbC5leGFtcGxl?=',
  'line separators': 'x\u2028Bcc: evil@evil.example\u2029y\u0085z',
  'a lone surrogate': 'x\uD800y',
  'the end of the mail': 'x\r\n.\r\nMAIL FROM:<evil@evil.example>',
  'a place in a text': '{{subject}} {{name}}',
} as const

/** What a header may hold of a text: one line of it, with nothing that turns the direction. */
const asHeader = {
  ...attacks,
  'line breaks': 'x Bcc: evil@evil.example <h1>body</h1>',
  'a lone line feed': 'x Bcc: evil@evil.example',
  'a lone carriage return': 'x Bcc: evil@evil.example',
  'a zero byte': 'xevil',
  'a direction override': 'fdp.exex',
  'an encoded word': '= ?utf-8?B?DQpCY2M6IGV2aWxAZXZpbC5leGFtcGxl?=',
  'line separators': 'x Bcc: evil@evil.example y z',
  'a lone surrogate': 'x\uFFFDy',
  'the end of the mail': 'x . MAIL FROM:<evil@evil.example>',
}

const cases = Object.keys(attacks) as (keyof typeof attacks)[]

test.for(cases)('%s in every field: the envelope and the headers are as ever', async (kind) => {
  const text = attacks[kind]
  const enquiry = sampleEnquiry({
    texts: {
      ...(Object.fromEntries(fieldNames.map((field) => [field, text])) as EnquiryTexts),
      email: texts.email,
    },
  })
  const { mail, email } = await deliver(composeMail([enquiry], settings))
  expect(mail.envelope).toEqual({
    from: settings.from.address,
    to: settings.to.map(({ address }) => address),
  })
  expect(email.replyTo).toEqual([{ name: asHeader[kind], address: texts.email }])
  expect(withoutIsolates(email.subject)).toBe(`Enquiry ${enquiry.reference}: ${asHeader[kind]}`)
  expect(email.to).toEqual([{ name: '', address: 'sales@qantara.example' }])
  for (const name of ['bcc', 'cc', 'sender']) expect(headerOf(email, name)).toEqual([])
  for (const name of ['from', 'to', 'reply-to', 'subject', 'message-id']) {
    expect(headerOf(email, name)).toHaveLength(1)
  }
  const head = mail.raw.subarray(0, mail.raw.indexOf('\r\n\r\n')).toString('latin1')
  expect(head).toMatch(/^[\t\r\n\x20-\x7E]*$/)
})

test.for(cases)('%s as the address: no Reply-To comes of it', async (kind) => {
  const enquiry = sampleEnquiry({ texts: { ...texts, email: attacks[kind] } })
  const { mail, email } = await deliver(composeMail([enquiry], settings))
  expect(mail.envelope.to).toEqual(['sales@qantara.example'])
  expect(email.replyTo).toBeUndefined()
  // The reader still sees what was typed.
  expect(withoutIsolates(email.text)).toContain('Email: ')
})

test.for([
  'a@b.ae, evil@evil.example',
  'a@b.ae\r\nBcc: evil@evil.example',
  'a@b.ae>\r\nBcc: <evil@evil.example',
  ' a@b.ae',
  'a@b.ae\n',
  '"a b"@b.ae',
  'a@b.ae(comment)',
])('%j is no address to reply to', (email) => {
  const message = composeMail([sampleEnquiry({ texts: { ...texts, email } })], settings)
  expect(message.replyTo).toBeNull()
})

test('characters that turn the direction are removed from the body, and joiners stay', () => {
  const message = '\u202Eturned\u202C\u2066open\u2069 می\u200Cخواهم 👩\u200D💻 \u200Fmark\u0007\0'
  const mail = composeMail([sampleEnquiry({ texts: { ...texts, message } })], settings)
  expect(mail.text).toContain('\u2068turnedopen می\u200Cخواهم 👩\u200D💻 mark\u2069')
  expect(mail.html).toContain('>turnedopen می\u200Cخواهم 👩\u200D💻 mark<')
})

test('values that are no texts never become a file, an address or a mail', () => {
  const smuggled = { path: '/etc/passwd', href: 'http://127.0.0.1/' } as unknown as string
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const enquiry = sampleEnquiry({ texts: { ...texts, [field]: smuggled } })
    expect(() => composeMail([enquiry], settings)).toThrow(TypeError)
  }
})
