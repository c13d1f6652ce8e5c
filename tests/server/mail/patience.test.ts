import { expect, test } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { smtpTimeouts, smtpTransport } from '#server/mail/smtpTransport.ts'
import { sampleEnquiry, settings } from '../support/sampleEnquiry.ts'
import { startMailServer } from '../support/testMailServer.ts'

const minute = 60_000

test('a mail server hears the name that was set, not that of the machine', async () => {
  const names: string[] = []
  const { url } = await startMailServer({
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      names.push(hostNameAppearsAs)
      done()
    },
  })
  await smtpTransport(url, 'www.company.test').send(composeMail([sampleEnquiry()], settings))
  expect(names).toEqual(['www.company.test'])
})

// https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2
test('a mail server has the time that mail servers give one another', () => {
  expect(smtpTimeouts.greetingTimeout).toBeGreaterThanOrEqual(5 * minute)
  expect(smtpTimeouts.connectionTimeout).toBeGreaterThan(smtpTimeouts.greetingTimeout)
  expect(smtpTimeouts.socketTimeout).toBeGreaterThanOrEqual(10 * minute)
  // Greeting, EHLO, sender, recipient, DATA, the text and its end.
  expect(smtpTimeouts.mail).toBeGreaterThanOrEqual((5 + 5 + 5 + 5 + 2 + 3 + 10) * minute)
})
