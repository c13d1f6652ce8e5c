import { expect, test } from 'vitest'
import { isPlace, parseDrafts } from '#translation/dev/page/inspector/storedDrafts.ts'

const draft = { text: 'New', before: 'Old' }
const added = { text: 'New', before: null }

test('drafts are read as they were stored', () => {
  const stored = [
    ['en menu pages.home', draft],
    ['ar pages/home heading', added],
  ]
  expect(parseDrafts(JSON.stringify(stored))).toEqual(stored)
})

test.each([null, '', '[[', 'null', '7', '{}', '{"en menu pages.home":{"text":"New","before":"Old"}}'])(
  '%s holds no draft',
  (text) => {
    expect(parseDrafts(text)).toEqual([])
  },
)

test.each([
  [null],
  ['en menu pages.home'],
  [['en menu pages.home']],
  [['en menu pages.home', null]],
  [['en menu pages.home', { text: 7, before: 'Old' }]],
  [['en menu pages.home', { text: 'New' }]],
  [[7, draft]],
  [['tlh menu pages.home', draft]],
  [['menu', draft]],
])('%j is dropped, and the draft beside it stays', (damaged) => {
  const sound = ['ar menu pages.home', draft]
  expect(parseDrafts(JSON.stringify([damaged, sound]))).toEqual([sound])
})

test.each(['', 'on', 'en', 'en menu', 'en menu ', 'tlh menu pages.home', null])('%s is no place', (value) => {
  expect(isPlace(value)).toBe(false)
})
