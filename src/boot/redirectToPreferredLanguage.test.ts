// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { storedLanguage, storedLanguageKey } from '#i18n/storedLanguage.ts'
import { detectLanguage } from './detectLanguage.ts'
import { languageRedirect } from './redirectToPreferredLanguage.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

function visit(pathname: string, { stored = '', browser = 'en-GB' }: { stored?: string; browser?: string }) {
  if (stored) localStorage.setItem(storedLanguageKey, stored)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([browser])
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
  const address = { pathname, search: '?x=1', hash: '#oil' }
  return languageRedirect(address, pathname === '/' ? detectLanguage : storedLanguage)
}

test('the first of the browser’s languages that the site has counts', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'ar'])
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr')
  expect(detectLanguage()).toBe('ar')
})

test('a storage that is full is read all the same', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-AE'])
  localStorage.setItem(storedLanguageKey, 'en')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(detectLanguage()).toBe('en')
})

test.each([
  ['a prefix wins over the stored choice', '/ar/industries', { stored: 'en' }, null],
  ['a prefix wins over the browser', '/ar', { browser: 'en-GB' }, null],
  ['without a prefix the stored choice wins', '/industries', { stored: 'ar' }, '/ar/industries?x=1#oil'],
  ['the stored choice wins over the browser', '/', { stored: 'en', browser: 'ar-AE' }, null],
  ['the browser is asked on Home', '/', { browser: 'ar-AE' }, '/ar?x=1#oil'],
  ['the browser is not asked elsewhere', '/industries', { browser: 'ar-AE' }, null],
  ['a language that is not ours changes nothing', '/', { browser: 'fr-FR' }, null],
  ['a stored value that is no language of ours changes nothing', '/industries', { stored: 'fr' }, null],
  [
    'a slug that looks like a language is none',
    '/ar-something',
    { stored: 'ar' },
    '/ar/ar-something?x=1#oil',
  ],
] as const)('%s', (_rule, pathname, visitor, expected) => {
  expect(visit(pathname, visitor)).toBe(expected)
})
