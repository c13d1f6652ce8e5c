import { expect, test, vi } from 'vitest'
import { supportedLanguage } from './languages.ts'

test.each([
  ['ar', 'ar'],
  ['ar-AE', 'ar'],
  ['ar_AE', 'ar'],
  ['ar-001', 'ar'],
  ['EN-us', 'en'],
  // Arabic in Latin letters is for readers of another script.
  ['ar-Latn', undefined],
  ['fr', undefined],
  ['', undefined],
  ['no tag!', undefined],
] as const)('the tag %s means %s', (tag, language) => {
  expect(supportedLanguage(tag)).toBe(language)
})

test.each(['en', 'ar', 'en-US', 'ar_AE'])('the tag %s is found without the tables of scripts', (tag) => {
  const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize')
  supportedLanguage(tag)
  expect(maximize).not.toHaveBeenCalled()
  maximize.mockRestore()
})
