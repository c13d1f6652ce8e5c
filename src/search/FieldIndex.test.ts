// @vitest-environment node
import { expect, test } from 'vitest'
import { FieldIndex } from './FieldIndex.ts'

function scoresOf(word: string, texts: readonly string[]) {
  const index = new FieldIndex()
  for (const text of texts) index.add(text.match(/\w+/g) ?? [])
  return index.scores(word)
}

/** The sections that have a word, the one that fits it best first. */
const sectionsOf = (word: string, texts: readonly string[]) =>
  scoresOf(word, texts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => texts[id])

/** How well the first section that has a word fits it. */
const scoreOf = (word: string, texts: readonly string[]) => scoresOf(word, texts)[0]?.[1] ?? 0

test('a section that names a word more often, or has fewer other words, fits it better', () => {
  const [often, short, once] = ['backup and backup', 'a backup', 'a long text of backup and of restore']
  expect(sectionsOf('backup', ['', once, often, short, 'servers'])).toEqual([often, short, once])
})

test('a rare word counts more than one that many sections have', () => {
  const texts = ['backup of servers', 'servers', 'more servers', 'of servers']
  expect(scoreOf('backup', texts)).toBeGreaterThan(scoreOf('servers', texts))
})

test('a word counts in any section that has it, also where all have it and in a long one', () => {
  const long = `servers ${Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')}`
  expect(scoreOf('servers', [long, 'servers', 'servers'])).toBeGreaterThan(0)
})

test('a word that no section has finds none', () => {
  expect(sectionsOf('nothing', ['backup of servers', ''])).toEqual([])
})
