import { expect, test } from 'vitest'
import { StartError } from '#server/StartError.ts'
import { readSmtpUrl } from '#server/settings/smtpUrl.ts'

test.each([
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, tls: 'implicit', auth: null }],
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, tls: 'starttls', auth: null }],
  ['smtp://mail.example.com:2525/', { host: 'mail.example.com', port: 2525, tls: 'starttls', auth: null }],
  ['smtp://relay:25?tls=off', { host: 'relay', port: 25, tls: 'off', auth: null }],
  ['smtp://localhost', { host: 'localhost', port: 25, tls: 'off', auth: null }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, tls: 'off', auth: null }],
  ['smtps://127.0.0.1', { host: '127.0.0.1', port: 465, tls: 'implicit', auth: null }],
  [
    'smtps://web%40x.example:a%3Ab%25@mail.example.com',
    { host: 'mail.example.com', port: 465, tls: 'implicit', auth: { user: 'web@x.example', pass: 'a:b%' } },
  ],
  [
    'smtps://web@x.example:pw@mail.example.com',
    { host: 'mail.example.com', port: 465, tls: 'implicit', auth: { user: 'web@x.example', pass: 'pw' } },
  ],
  ['smtp://me:pw@127.0.0.1', { host: '127.0.0.1', port: 25, tls: 'off', auth: { user: 'me', pass: 'pw' } }],
])('%s', (url, expected) => {
  expect(readSmtpUrl(url)).toEqual(expected)
})

test('a sign that ends the password is named, with what to write', () => {
  for (const [sign, code] of [
    ['#', '%23'],
    ['/', '%2F'],
    ['?', '%3F'],
    ['@', '%40'],
  ] as const) {
    expect(() => readSmtpUrl(`smtps://website:2026${sign}secret@mail.example.com`)).toThrow(
      new RegExp(`^SMTP_URL has an? [${sign}] .*: write .*${code}`),
    )
  }
})

test.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtp://',
  'smtp://user:secret@',
  'smtp://user:secret@mail.example.com/path',
  'smtp://user:secret@mail.example.com:99999',
  'smtp://user:secret@mail.example.com?tls=off',
  'smtp://user:secret@mail.example.com?tls.rejectUnauthorized=false',
  'smtp://user:secret@mail.example.com?pool=true&tls=off',
  'smtps://user:secret@mail.example.com?tls=off',
  'smtp://user:100%secret@mail.example.com',
  'smtps://website:2026#secret@mail.example.com',
  'smtps://website:2026/secret@mail.example.com',
  'smtps://website:2026?secret@mail.example.com',
  'smtps://website:2026@secret@mail.example.com',
  'smtps://web#site:secret@mail.example.com',
  'smtps://website:secret#@mail.example.com',
  'smtps://website:2026#secret',
])('%s is refused, and the password stays out of the sentence', (url) => {
  expect(() => readSmtpUrl(url)).toThrow(StartError)
  expect(() => readSmtpUrl(url)).toThrow(/^SMTP_URL /)
  expect(() => readSmtpUrl(url)).not.toThrow(/secret/)
})
