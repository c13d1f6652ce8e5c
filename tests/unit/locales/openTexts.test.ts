// @vitest-environment node
import { expect, test } from 'vitest'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { openTexts } from '#translation/dev/server/openTexts.ts'
import { project, sourcesOf } from './sampleLocales.ts'

test('what is left of a language stands in the order of the file', () => {
  const english = {
    done: 'Done',
    old: 'New words',
    lost: 'Lost words',
    figure: 'In 8 years',
    marks: 'In the sun',
  }
  const report = checkLocales(
    project,
    sourcesOf({
      'en/a.json': english,
      'translated-from/ar/a.json': { ...english, old: 'Old words' },
      'ar/a.json': { done: 'جاهز', old: 'كلمات', figure: 'في 9 سنوات', marks: 'فِي الشمس' },
    }),
  )
  const left = openTexts(report).map(({ language, namespace, key, kind }) =>
    [language, namespace, key, kind].join(' '),
  )
  expect(left).toEqual(['ar a old stale', 'ar a lost missing', 'ar a figure wrong', 'ar a marks advice'])
})
