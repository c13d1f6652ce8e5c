import { expect, test } from 'vitest'
import { pageIds, pageRow } from '#config/pages.ts'
import { resolvePath, pagePath } from './addresses.ts'
import { pathLanguage, translatePath } from './languagePaths.ts'
import { languageCodes } from './languages.ts'

test.each(languageCodes)('every page has its address in %s, and the address finds the page', (language) => {
  for (const page of pageIds) expect(resolvePath(pagePath(page, language))).toEqual({ language, page })
})

test('English lives at the specification’s paths, Arabic under /ar', () => {
  expect(pagePath('home', 'en')).toBe('/')
  expect(pagePath('home', 'ar')).toBe('/ar')
  expect(pagePath('industries', 'ar')).toBe(`/ar${pageRow('industries').path}`)
})

test.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
  ['/ar/industries', 'ar'],
  ['/ar-rashid-tower', 'en'],
  ['/arabic', 'en'],
  ['/AR/industries', 'en'],
  ['/en-suite-rooms', 'en'],
  ['/en', 'en'],
] as const)('%s is an address in %s', (path, language) => {
  expect(pathLanguage(path)).toBe(language)
})

test.each([
  ['/', 'ar', '/ar'],
  ['/ar', 'en', '/'],
  ['/industries', 'ar', '/ar/industries'],
  ['/ar/industries', 'en', '/industries'],
  ['/ar/unknown/', 'en', '/unknown/'],
  ['/ar/industries', 'ar', '/ar/industries'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(translatePath(path, language)).toBe(expected)
})

test('an unknown address has a language and no page', () => {
  expect(resolvePath('/ar/zzz')).toEqual({ language: 'ar', page: null })
  expect(resolvePath('/ar-something')).toEqual({ language: 'en', page: null })
})
