import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { nameLetters } from '#theme/nameLetters.ts'

test('a name has a file for the letters that not every page has, each once', () => {
  const { ar, en } = languages
  expect(String.fromCodePoint(...nameLetters(ar))).toBe('العربية')
  expect(nameLetters(en)).toEqual([])
  expect(nameLetters({ label: 'Español', fontSubsets: ['latin', 'accents'] })).toEqual(['ñ'.codePointAt(0)])
})

test('a language in the system’s typeface has none for its name', () => {
  expect(nameLetters({ label: '日本語', fontSubsets: [] })).toEqual([])
})
