// @vitest-environment node
import { expect, test } from 'vitest'
import { checkLocales, createLocaleCheck } from '../../../scripts/locales/checks/checkLocales.ts'
import { folder, pair, sourcesOf } from './sampleLocales.ts'

test('a check that is asked again after a save says what a new one would', () => {
  const check = createLocaleCheck(folder)
  const steps = [
    pair('One', 'واحد'),
    pair('One', 'واحد,'),
    pair('Two', 'واحد'),
    pair('Two', 'واحد', { 'glossary.json': [{ en: 'two', ar: 'اثنان' }] }),
    { 'en/a.json': '{', 'ar/a.json': { text: 'واحد' } },
    pair('One', 'واحد'),
  ]
  for (const files of steps) {
    const sources = sourcesOf({ ...files, 'en/b.json': { text: 'Text' }, 'ar/b.json': { text: 'نص' } })
    expect(check(sources)).toEqual(checkLocales(folder, sources))
  }
})

test('what did not change is not checked again', () => {
  const check = createLocaleCheck(folder)
  const files = { 'en/b.json': { text: 'Text' }, 'ar/b.json': { text: 'نص' } }
  const before = check(sourcesOf({ ...files, ...pair('One', 'واحد') })).namespaces
  const after = check(sourcesOf({ ...files, ...pair('One', 'واحد,') })).namespaces
  expect(after.get('b')).toBe(before.get('b'))
  expect(after.get('a')).not.toBe(before.get('a'))
})
