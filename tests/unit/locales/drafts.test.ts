// @vitest-environment node
import { expect, test } from 'vitest'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { project, found, pair, sourcesOf } from './sampleLocales.ts'

const words = { marked: [], counted: [], forms: {} }

test.each(project.drafts)(
  'a draft, such as %s, may have missing and wrong texts, and a list of words',
  (code) => {
    const files = {
      'en/b.json': { text: 'Text' },
      'ar/b.json': { text: 'نص' },
      [`words.${code}.json`]: words,
    }
    for (const draft of [{}, { text: '' }, { text: 'Text  ', other: 15, n_few: '{{n}}' }]) {
      expect(found(pair('Text', 'نص', { ...files, [`${code}/a.json`]: draft }))).toEqual([])
    }
  },
)

test.each([
  ['is broken', '{ "text": "Tex', 'json-quote-missing es/a.json'],
  ['is in UTF-16', new Uint8Array(Buffer.from('\uFEFF{ "text": "Texto" }', 'utf16le')), 'encoding es/a.json'],
])('a file of a draft that %s is reported', (_, file, finding) => {
  expect(found(pair('Text', 'نص', { 'es/a.json': file }))).toEqual([finding])
})

test('a placeholder or tag that a draft has lost is advice', () => {
  const english = { write: 'Write to <mail>{{email}}</mail>', wait: 'Wait {{count}} days' }
  const draft = { write: 'Escribe a {{email}}', wait: 'Espera {{conut}} días' }
  const sources = sourcesOf({ 'en/a.json': english, 'ar/a.json': {}, 'es/a.json': draft })
  const findings = checkLocales(project, sources).findings.filter(({ file }) => file.includes('/es/'))
  expect(findings.map(({ code, file, severity }) => [code, file, severity])).toEqual([
    ['tag-missing', 'locales/es/a.json', 'advice'],
    ['placeholder-misspelt', 'locales/es/a.json', 'advice'],
  ])
})

test('a byte order mark is no mistake in a draft', () => {
  expect(found(pair('Text', 'نص', { 'es/a.json': '\uFEFF{ "text": "Texto" }' }))).toEqual([])
})

test('the texts of a draft that are done are counted, without missing and empty ones', () => {
  const english = { a: 'One', b: 'Two', c: 'Three', list: ['Four', 'Five'] }
  const arabic = { a: 'واحد', b: 'اثنان', c: 'ثلاثة', list: ['أربعة', 'خمسة'] }
  const files = {
    'en/a.json': english,
    'ar/a.json': arabic,
    'es/a.json': { b: '', c: 'Tres', list: ['', 'Cinco'] },
  }
  const { summaries } = checkLocales(project, sourcesOf(files))
  expect(summaries.at(-1)).toEqual({ language: 'es', texts: 5, words: 2, done: 2, stale: 0 })
})

test('a counted text is done with the last of its forms', () => {
  const english = { n_one: '{{count}} item', n_other: '{{count}} items' }
  const spanish = { n_one: '{{count}} texto', n_many: '{{count}} de textos', n_other: '' }
  const doneWith = (own: object) => {
    const files = { 'en/a.json': english, 'ar/a.json': {}, 'es/a.json': own }
    return checkLocales(project, sourcesOf(files)).summaries.at(-1)?.done
  }
  expect(doneWith(spanish)).toBe(1)
  expect(doneWith({ ...spanish, n_other: '{{count}} textos' })).toBe(2)
})

test('a list of words for a language that the site does not have is reported', () => {
  expect(found(pair('Text', 'نص', { 'words.de.json': words }))).toEqual([
    'file-read-by-nothing words.de.json',
  ])
})
