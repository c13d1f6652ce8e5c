import { expect, test } from 'vitest'
import { bestSentence, markWords } from './excerpt.ts'
import { termsIn } from './termsIn.ts'

const findWords = (text: string) => termsIn(text, ['Backup', 'النسخ'], (word) => [word])

test('found words are marked, and the text stays whole', () => {
  const text = 'The Backup: «النسخ» twice.'
  const pieces = markWords(text, findWords)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(['Backup', 'النسخ'])
})

test('the sentence with most of the words is shown', () => {
  const texts = ['No word. A Backup here.', 'Backup and النسخ! End.', 'النسخ alone']
  expect(bestSentence(texts, findWords)).toBe('Backup and النسخ!')
})

test('without a found word, the first sentence is shown', () => {
  expect(bestSentence(['One. Two.'], findWords)).toBe('One.')
  expect(bestSentence([], findWords)).toBe('')
})
