// @vitest-environment node
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { FieldIndex } from './FieldIndex.ts'

const texts = [
  '',
  'backup of servers',
  'servers and more servers',
  'a long text of backup, and of restore',
  '',
]

const wordsOf = (text: string) => text.match(/\w+/g) ?? []

test.each(['servers', 'backup', 'of', 'restore', 'nothing'])('“%s” has the scores of MiniSearch', (word) => {
  const theirs = new MiniSearch<{ id: number; text: string }>({ fields: ['text'], tokenize: wordsOf })
  theirs.addAll(texts.map((text, id) => ({ id, text })))
  const ours = new FieldIndex()
  for (const text of texts) ours.add(wordsOf(text))
  const expected = theirs.search(word).map(({ id, score }) => [id, expect.closeTo(score, 9) as number])
  expect(ours.scores(word).toSorted(([, one], [, other]) => other - one)).toEqual(expected)
})
