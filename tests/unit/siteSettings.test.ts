import { expect, test } from 'vitest'
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
  ['SITE_ORIGIN', 'a.example'],
  ['SITE_ORIGIN', 'https://a.example/path'],
  ['SITE_ORIGIN', 'mailto:x@a.example'],
  ['SITE_ORIGIN', ''],
  ['RECAPTCHA_SITE_KEY', 'a key'],
  ['RECAPTCHA_SITE_KEY', ''],
])('%s "%s" stops the build, which names the variable', (name, given) => {
  expect(() => siteSettings({ [name]: given })).toThrow(`${name} is "${given}"`)
})
