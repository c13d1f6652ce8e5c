// @vitest-environment node
import { expect, test } from 'vitest'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { openTexts } from '#translation/dev/server/openTexts.ts'
import { project, sourcesOf } from './sampleLocales.ts'

test('a plural form that English has not is left, too', () => {
  const english = { count_one: '1 result', count_other: '{{count}} results' }
  const arabic = { count_one: 'نتيجة واحدة', count_other: '{{count}} نتيجة' }
  const report = checkLocales(project, sourcesOf({ 'en/a.json': english, 'ar/a.json': arabic }))
  const missing = openTexts(report).filter(({ kind }) => kind === 'missing')
  expect(missing.map(({ language, key }) => `${language} ${key}`)).toEqual([
    'ar count_zero',
    'ar count_two',
    'ar count_few',
    'ar count_many',
  ])
})

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
