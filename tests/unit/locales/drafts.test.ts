// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { found, pair } from './sampleLocales.ts'

vi.mock('#i18n/languages.ts', async (original) => ({ ...(await original()), draftCodes: () => ['fr'] }))

test('a language in translation may have its own list of words, and one that the site does not know may not', () => {
  const words = { marked: [], counted: [], forms: {} }
  expect(found(pair('Text', 'نص', { 'words.fr.json': words }))).toEqual([])
  expect(found(pair('Text', 'نص', { 'words.de.json': words }))).toEqual(['file-of-no-language words.de.json'])
})
