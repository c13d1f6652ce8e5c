import { expect, test } from 'vitest'
import { testKeys } from '#server/settings/samples.ts'
import { siteSettings } from '../../scripts/siteSettings.ts'

test('without an environment the settings are samples', () => {
  expect(siteSettings({})).toMatchObject({
    SITE_ORIGIN: 'https://www.qantara.example',
    RECAPTCHA_SITE_KEY: testKeys.site,
  })
})

test('a slash at the end of the origin is forgiven', () => {
  expect(siteSettings({ SITE_ORIGIN: 'https://a.example/' }).SITE_ORIGIN).toBe('https://a.example')
})

test.each(['a.example', 'https://a.example/path', 'mailto:x@a.example', ''])(
  'the origin "%s" stops the build and names the variable',
  (given) => {
    expect(() => siteSettings({ SITE_ORIGIN: given })).toThrow(`SITE_ORIGIN: "${given}"`)
  },
)
