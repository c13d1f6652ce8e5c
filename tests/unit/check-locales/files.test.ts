// @vitest-environment node
import { expect, test } from 'vitest'
import { checkLocales } from '../../../scripts/check-locales/checkLocales.ts'
import { findings, input } from './sampleLocales.ts'

const en = { text: 'Text' }
const ar = { text: 'نص' }

test('the same files in each language pass', () => {
  expect(checkLocales(input({ 'en/a.json': en, 'ar/a.json': ar }))).toEqual({
    findings: [],
    checked: '2 languages, 2 files, 2 texts',
  })
})

test.for([
  [
    { 'en/more/b.json': en },
    'locales/ar/more/b.json:1: is missing; add a translation of locales/en/more/b.json',
  ],
  [
    { 'ar/b.json': ar },
    'locales/ar/b.json:1: has no locales/en/b.json to translate; add that file, or delete this one',
  ],
  [
    { 'fr/a.json': en },
    'locales/fr/a.json:1: belongs to no language; move it, or add "fr" to src/i18n/languages.ts',
  ],
  [
    { 'glosary.json': [] },
    'locales/glosary.json:1: belongs to no language; move it, or add "glosary.json" to src/i18n/languages.ts',
  ],
] as const)('%o beside a good pair is found', ([more, line]) => {
  expect(findings({ 'en/a.json': en, 'ar/a.json': ar, ...more })).toEqual([line])
})

test('a language without files is one finding', () => {
  expect(findings({ 'en/a.json': en, 'en/b.json': en })).toEqual([
    'locales/ar:1: has no JSON files; copy those of the other language',
  ])
})

test('an absent glossary and list are found', () => {
  const { sources, ...rest } = input({ 'en/a.json': en, 'ar/a.json': ar })
  const pair = new Map([...sources].filter(([path]) => path.includes('/')))
  expect(checkLocales({ ...rest, sources: pair }).findings).toMatchObject([
    { file: 'locales/glossary.json', message: 'is missing; add the file' },
    { file: 'locales/same-in-both.json', message: 'is missing; add the file' },
  ])
})

test.for([
  ['{\n  "text": "نص",\n}', 'locales/ar/a.json:3: cannot be read as JSON before "}"'],
  ['{\n  "text" "نص"\n}', 'locales/ar/a.json:2: cannot be read as JSON before ""نص""'],
  ['{\n  "text": "نص"\n', 'locales/ar/a.json:2: cannot be read as JSON at its end'],
  ['', 'locales/ar/a.json:1: cannot be read as JSON at its end'],
  ['\uFEFF{ "text": "نص" }', 'locales/ar/a.json:1: cannot be read as JSON before "<U+FEFF>{'],
] as const)('malformed JSON %j is one finding with its line', ([source, line]) => {
  expect(findings({ 'en/a.json': en, 'ar/a.json': source })).toEqual([expect.stringContaining(line)])
})

test.for([
  ['same-in-both.json', '[', 'locales/same-in-both.json:1: cannot be read as JSON at its end'],
  ['same-in-both.json', [], 'locales/same-in-both.json:1: has no list of values'],
  ['same-in-both.json', { values: [1] }, 'locales/same-in-both.json:3 values: is not a text'],
  ['glossary.json', '[', 'locales/glossary.json:1: cannot be read as JSON at its end'],
  ['glossary.json', {}, 'locales/glossary.json:1: must be a list of rows'],
  ['glossary.json', [{ en: 'cloud' }], 'locales/glossary.json:2 0: is not a row of the glossary'],
  ['glossary.json', [{ en: 'cloud', ar: '' }], 'locales/glossary.json:2 0: is not a row of the glossary'],
  ['glossary.json', ['cloud'], 'locales/glossary.json:2 0: is not a row of the glossary'],
] as const)('%s that holds %j is found', ([path, content, line]) => {
  expect(findings({ 'en/a.json': en, 'ar/a.json': ar, [path]: content })).toEqual([
    expect.stringContaining(line),
  ])
})
