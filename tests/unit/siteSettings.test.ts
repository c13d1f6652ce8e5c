import { expect, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { testKeys } from '#server/settings/samples.ts'
import { siteSettings } from '../../scripts/siteSettings.ts'

test('without an environment the settings are samples', () => {
  expect(siteSettings({})).toMatchObject({
    SITE_ORIGIN: 'https://www.qantara.example',
    RECAPTCHA_SITE_KEY: testKeys.site,
  })
})

test('a sample may be built for production', () => {
  expect(siteSettings({ NODE_ENV: 'production' })).toEqual(siteSettings({}))
})

test('a slash at the end of the origin is forgiven', () => {
  expect(siteSettings({ SITE_ORIGIN: 'https://a.example/' }).SITE_ORIGIN).toBe('https://a.example')
})

test.each([
  { SITE_ORIGIN: 'a.example' },
  { SITE_ORIGIN: 'https://a.example/path' },
  { SITE_ORIGIN: 'https://a.example//' },
  { SITE_ORIGIN: 'https://a.example?a' },
  { SITE_ORIGIN: 'https://user:password@a.example' },
  { SITE_ORIGIN: 'HTTPS://A.example' },
  { SITE_ORIGIN: 'https://a.example.' },
  { SITE_ORIGIN: 'mailto:x@a.example' },
  { SITE_ORIGIN: ' https://a.example' },
  { SITE_ORIGIN: '' },
  { RECAPTCHA_SITE_KEY: 'a key' },
  { RECAPTCHA_SITE_KEY: '"key"' },
  { RECAPTCHA_SITE_KEY: 'k'.repeat(201) },
  { RECAPTCHA_SITE_KEY: '' },
  { SITE_ORIGIN: '', RECAPTCHA_SITE_KEY: '' },
])('%j stops the build with the sentence of the server, which names the variable', (variables) => {
  const message = messageOf(() => siteSettings(variables))
  for (const name of Object.keys(variables)) expect(message).toContain(`${name} is "`)
  expect(message).toBe(messageOf(() => readSettings(variables)))
})

function messageOf(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  throw new Error('nothing was refused')
}
