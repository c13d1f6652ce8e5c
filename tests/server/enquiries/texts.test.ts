// @vitest-environment node
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { canary, enquiry, freeFields, startEnquiryServer } from '../support/enquiryServer.ts'

const attacks = [
  '\r\nBcc: evil@evil.com',
  '\nBcc: evil@evil.com',
  '\rBcc: evil@evil.com',
  '\u0000\u0085\u2028Bcc: evil@evil.com',
]

test('no field can bring a header, an address or markup into the mail', async () => {
  const { send, stored, mails } = await startEnquiryServer({}, { deliver: true })
  const markup = '<img src=x onerror=alert(1)>"\'&'
  let sent = 0
  for (const field of freeFields) {
    for (const attack of attacks) {
      expect(
        await send({
          [field]: `${enquiry[field]}${attack}${field === 'mobile' ? '' : markup}`,
          recaptcha: `${(sent += 1)}`,
        }),
      ).toMatchObject({ status: 200 })
    }
  }
  for (const attack of attacks) {
    expect(await send({ email: `${enquiry.email}${attack}` })).toMatchObject({ status: 400 })
  }
  expect(await stored()).toHaveLength(sent)
  await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(sent)
  for (const raw of mails()) {
    const mail = await PostalMime.parse(raw)
    expect(mail).toMatchObject({
      to: [{ address: 'sales@qantara.example' }],
      replyTo: [{ address: enquiry.email }],
    })
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.html).not.toContain('<img')
  }
})

test.for([
  ['Arabic', 'السلام عليكم، نريد خادمين.'],
  ['Persian with joiners', 'می\u200Cخواهم'],
  ['emoji that are joined', '👩🏽‍💻👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
  ['lines and tabs', 'one\n\n\ttwo'],
  ['figures', '١٢٣ 123'],
  ['quotes and markup', `"'<b>&amp;</b> =cmd|' /C calc'!A0`],
] as const)('%s are kept as they were typed', async ([, message]) => {
  const { send, stored } = await startEnquiryServer()
  await send({ message, name: `${canary} ${message.replaceAll(/\s/g, ' ')}` })
  const [kept] = await stored()
  expect(kept?.texts?.message).toBe(message)
})

test('broken characters are replaced and hidden ones taken out, in the store and in the mail', async () => {
  const { send, stored, mails } = await startEnquiryServer({}, { deliver: true })
  const [given, wanted] = ['x\uD800y\uFFFEz\u{E0041}\u{E0100}\u{1D173}', 'x\uFFFDy\uFFFDz']
  const broken = Object.fromEntries(freeFields.map((field) => [field, given]))
  expect(await send(broken)).toMatchObject({ status: 200 })
  const [kept] = await stored()
  for (const field of freeFields) expect(kept?.texts?.[field]).toBe(wanted)
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1)
  const { html = '' } = await PostalMime.parse(mails()[0] ?? '')
  expect(html.split(`>${wanted}<`)).toHaveLength(freeFields.length + 1)
  expect(html).not.toMatch(/[\u{E0000}-\u{E0FFF}\u{1D173}\p{Cs}]/u)
})
