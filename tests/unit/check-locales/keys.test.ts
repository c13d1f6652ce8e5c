// @vitest-environment node
import { expect, test } from 'vitest'
import { findings } from './sampleLocales.ts'

const good = {
  en: { banner: { title: 'Title', items: ['One', 'Two'], people: [{ name: 'Sara' }] } },
  ar: { banner: { title: 'عنوان', items: ['واحد', 'اثنان'], people: [{ name: 'سارة' }] } },
}

function findingsOf(en: unknown, ar: unknown) {
  return findings({ 'en/a.json': en, 'ar/a.json': ar })
}

test('the same keys pass, in any order', () => {
  const { title, items, people } = good.ar.banner
  expect(findingsOf(good.en, { banner: { people, items, title } })).toEqual([])
})

test.for([
  [
    'missing, at the line of its object',
    { a: 'نص', banner: { items: good.ar.banner.items, people: good.ar.banner.people } },
    { a: 'Text', ...good.en },
    'locales/ar/a.json:3 banner.title: is missing; add a translation of "Title" (locales/en/a.json:4)',
  ],
  [
    'extra',
    { ...good.ar, more: 'نص' },
    good.en,
    'locales/ar/a.json:14 more: is not in locales/en/a.json; add it there, or delete it here',
  ],
  [
    'missing in an item',
    { people: [{ name: 'سارة', role: 'مديرة' }, { name: 'علي' }] },
    {
      people: [
        { name: 'Sara', role: 'Manager' },
        { name: 'Ali', role: 'Engineer' },
      ],
    },
    'locales/ar/a.json:7 people.1.role: is missing; add a translation of "Engineer" (locales/en/a.json:9)',
  ],
] as const)('a key that is %s', ([, ar, en, line]) => {
  expect(findingsOf(en, ar)).toEqual([line])
})

test.for([
  [['واحد'], 'has 1 item, in locales/en/a.json it has 2'],
  [['واحد', 'اثنان', 'ثلاثة', 'أربعة'], 'has 4 items, in locales/en/a.json it has 2'],
] as const)('a list of another length is one finding: %j', ([items, message]) => {
  expect(findingsOf({ items: ['One', 'Two'] }, { items })).toEqual([
    `locales/ar/a.json:2 items: ${message}; give both lists the same items`,
  ])
})

test.for([
  ['Text', ['نص'], 'is a list, in locales/en/a.json:2 it is one text'],
  [['Text'], 'نص', 'is one text, in locales/en/a.json:2 it is a list'],
  [['Text'], { first: 'نص' }, 'is a group of keys, in locales/en/a.json:2 it is a list'],
  [{ first: 'Text' }, 'نص', 'is one text, in locales/en/a.json:2 it is a group of keys'],
] as const)('a value of another kind is one finding: %j and %j', ([en, ar, message]) => {
  expect(findingsOf({ a: en }, { a: ar })).toEqual([
    `locales/ar/a.json:2 a: ${message}; give both the same form`,
  ])
})

test('a key given twice', () => {
  expect(findingsOf({ a: 'Text' }, '{\n  "a": "نص",\n  "a": "نص آخر"\n}')).toEqual([
    'locales/ar/a.json:3 a: is already on line 2; keep one of the two',
  ])
})

test.for([
  [3, 'is not a text (number)'],
  [true, 'is not a text (boolean)'],
  [null, 'is not a text (null)'],
  [{}, 'holds no texts'],
  [[], 'is an empty list'],
] as const)('%j in the place of a text', ([value, message]) => {
  expect(findingsOf({ a: 'Text', b: value }, { a: 'نص', b: value })).toEqual([
    expect.stringContaining(`locales/ar/a.json:3 b: ${message}`),
    expect.stringContaining(`locales/en/a.json:3 b: ${message}`),
  ])
})

test.for([
  ['', 'is empty'],
  ['  ', 'is empty'],
  [' نص', 'begins or ends with white space'],
  ['نص ', 'begins or ends with white space'],
  ['findMore', 'holds the key\'s own name ("findMore")'],
  ['card.findMore', 'holds the key\'s own name ("card.findMore")'],
] as const)('the value "%s"', ([value, message]) => {
  const found = findingsOf({ card: { findMore: 'Find more' } }, { card: { findMore: value } })
  expect(found).toContainEqual(expect.stringContaining(`locales/ar/a.json:3 card.findMore: ${message}`))
})

test('a one-word key is an honest English text', () => {
  expect(findingsOf({ name: 'name' }, { name: 'الاسم' })).toEqual([])
})
