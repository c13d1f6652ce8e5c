import { expect, test } from 'vitest'
import { languageCodes, languages } from '#i18n/languages.ts'
import { codePointsOf } from '#config/fontSubsets.ts'
import { allTexts } from '../support/rawPages.ts'

/** Of no width and no ink: whatever the typeface, the browser sees to them. */
const invisible = /[\u200C-\u200F\u2066-\u2069]/

const set = languageCodes.filter((code) => languages[code].fontSubsets.length > 0)

test.each(set)('the typeface has every character of the texts in %s', (language) => {
  const known = new Set(languages[language].fontSubsets.flatMap(codePointsOf))
  const missing = allTexts(language).flatMap(({ namespace, key, text }) =>
    Array.from(text)
      .filter((character) => !known.has(character.codePointAt(0) ?? 0) && !invisible.test(character))
      .map((character) => `locales/${language}/${namespace}.json ${key}: ${character}`),
  )
  expect(missing, 'characters to add to src/config/fontSubsets.ts; then npm run fonts').toEqual([])
})
