// @vitest-environment node
import { expect, test } from 'vitest'
import { findings } from './sampleLocales.ts'

const long = (start: string, length: number) => start.padEnd(length, 'x')
const english = { title: 'Title', description: long('About ', 130) }
const arabic = { title: 'عنوان', description: long('عن ', 130) }

function findingsOf(en: object, ar: object = {}) {
  return findings({
    'en/pages/a.json': { meta: { ...english, ...en } },
    'ar/pages/a.json': { meta: { ...arabic, ...ar } },
  })
}

test.for([{}, { title: long('T', 60) }, { description: long('D', 110) }, { description: long('D', 160) }])(
  '%o passes',
  (en) => {
    expect(findingsOf(en)).toEqual([])
  },
)

test.for([
  [
    { title: long('T', 61) },
    'locales/en/pages/a.json:3 meta.title: has 61 characters; shorten it to 60 at most',
  ],
  [
    { description: long('D', 109) },
    'locales/en/pages/a.json:4 meta.description: has 109 characters; write at least 110, at most 160',
  ],
  [
    { description: long('D', 161) },
    'locales/en/pages/a.json:4 meta.description: has 161 characters; shorten it to 160 at most',
  ],
] as const)('%o is found', ([en, line]) => {
  expect(findingsOf(en)).toEqual([line])
})

test('isolates are no characters of the title, and Arabic has the same limits', () => {
  expect(findingsOf({}, { title: `${long('ع', 60)}\u2066\u2069` })).toEqual([])
  expect(findingsOf({}, { title: long('ع', 61) })).toHaveLength(1)
})

test('a page without title and description', () => {
  expect(findings({ 'en/pages/a.json': { a: 'Text' }, 'ar/pages/a.json': { a: 'نص' } })).toEqual([
    'locales/en/pages/a.json:1 meta.description: is missing; every page needs one for search engines',
    'locales/en/pages/a.json:1 meta.title: is missing; every page needs one for search engines',
  ])
})

test('a title that two pages share, in the language where they do', () => {
  expect(
    findings({
      'en/pages/a.json': { meta: english },
      'ar/pages/a.json': { meta: arabic },
      'en/pages/b.json': { meta: { title: 'Other', description: long('Other ', 130) } },
      'ar/pages/b.json': { meta: { ...arabic, description: long('غيره ', 130) } },
    }),
  ).toEqual([
    'locales/ar/pages/b.json:3 meta.title: is the same as in locales/ar/pages/a.json:3; each page needs its own',
  ])
})
