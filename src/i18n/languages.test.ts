import { expect, test } from 'vitest'
import { supportedLanguage } from './languages.ts'

test.each([
  ['ar', 'ar'],
  ['ar-AE', 'ar'],
  ['ar_AE', 'ar'],
  ['EN-us', 'en'],
  // Arabic in Latin letters is for readers of another script.
  ['ar-Latn', undefined],
  ['fr', undefined],
  ['', undefined],
  ['no tag!', undefined],
] as const)('the tag %s means %s', (tag, language) => {
  expect(supportedLanguage(tag)).toBe(language)
})
