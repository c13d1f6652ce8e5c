import tls, { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMail } from '#server/mail/composeMail.ts'
import { smtpTransport } from '#server/mail/smtpTransport.ts'
import { sampleEnquiry, settings } from '../../server/support/sampleEnquiry.ts'
import { certificate } from '../../support/certificate.ts'
import { startMailServer } from '../../server/support/testMailServer.ts'

const defaultCertificates = getCACertificates('default')
/** A host that counts as foreign, unlike 127.0.0.1; the certificate is for it. */
const host = '127.0.0.2'

const { DEFAULT_MIN_VERSION, DEFAULT_CIPHERS } = tls

beforeEach(() => setDefaultCACertificates([...defaultCertificates, certificate.cert]))
afterEach(() => {
  setDefaultCACertificates(defaultCertificates)
  Object.assign(tls, { DEFAULT_MIN_VERSION, DEFAULT_CIPHERS })
})

async function send(url: string) {
  await smtpTransport(url, 'www.qantara.example').send(composeMail([sampleEnquiry()], settings))
}

test.for([
  ['smtp:// by STARTTLS', 'smtp', {}],
  ['smtps:// from the start', 'smtps', { secure: true }],
] as const)('%s', async ([, protocol, options]) => {
  const { port, mails } = await startMailServer({ host, ...options })
  await send(`${protocol}://${host}:${port}`)
  expect(mails.map(({ secure }) => secure)).toEqual([true])
})

test.for([
  ['signed by nobody known', defaultCertificates, host, 'self-signed certificate'],
  [
    'made out to another host',
    [...defaultCertificates, certificate.cert],
    '127.0.0.3',
    'does not match certificate',
  ],
] as const)('a certificate that is %s', async ([, trusted, target, words]) => {
  setDefaultCACertificates(trusted)
  const everywhere = { host: '0.0.0.0', ...certificate, hideSTARTTLS: false }
  const later = await startMailServer(everywhere)
  await expect(send(`smtp://${target}:${later.port}`)).rejects.toThrow(words)
  const implicit = await startMailServer({ ...everywhere, secure: true })
  await expect(send(`smtps://${target}:${implicit.port}`)).rejects.toThrow(words)
  expect([...later.mails, ...implicit.mails]).toEqual([])
})

const withoutTls: [string, SMTPServerOptions][] = [
  ['offers no STARTTLS', { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }],
  ['offers it and does not do it', { disabledCommands: ['STARTTLS'] }],
  ['speaks only TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' }],
]

test.for(withoutTls)('a server that %s gets no mail and no password', async ([, options]) => {
  // A process that was told to put up with anything.
  Object.assign(tls, { DEFAULT_MIN_VERSION: 'TLSv1', DEFAULT_CIPHERS: 'ALL@SECLEVEL=0' })
  const passwords: unknown[] = []
  const { port, mails } = await startMailServer({
    host,
    ...options,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'anyone' })
    },
  })
  await expect(send(`smtp://user:secret@${host}:${port}`)).rejects.toThrow(/^(ETLS|ESOCKET)/)
  expect([...mails, ...passwords]).toEqual([])
})

test('tls=off sends in the clear to a host of one’s own network', async () => {
  const { port, mails } = await startMailServer({ host, hideSTARTTLS: true })
  await send(`smtp://${host}:${port}?tls=off`)
  expect(mails.map(({ secure }) => secure)).toEqual([false])
})
