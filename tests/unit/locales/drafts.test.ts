// @vitest-environment node
import { expect, test } from 'vitest'
import { folder, found, pair } from './sampleLocales.ts'

const words = { marked: [], counted: [], forms: {} }

test.each(folder.drafts)(
  'a language in translation, such as %s, may have files and a list of words',
  (code) => {
    const files = { [`${code}/a.json`]: {}, [`words.${code}.json`]: words }
    expect(found(pair('Text', 'نص', files))).toEqual([])
  },
)

test('a list of words for a language that the site does not know is no file of its', () => {
  expect(found(pair('Text', 'نص', { 'words.de.json': words }))).toEqual(['file-of-no-language words.de.json'])
})
