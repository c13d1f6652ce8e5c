import { expect, test } from 'vitest'
import { bestSentence, markWords } from './excerpt.ts'

const isFound = (word: string) => (['Backup', 'النسخ'].includes(word) ? word : null)

test('found words are marked, and the text stays whole', () => {
  const text = 'The Backup: «النسخ» twice.'
  const pieces = markWords(text, isFound)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(['Backup', 'النسخ'])
})

test('the sentence with most of the words is shown', () => {
  const texts = ['No word. A Backup here.', 'Backup and النسخ! End.', 'النسخ alone']
  expect(bestSentence(texts, isFound)).toBe('Backup and النسخ!')
})

test('without a found word, the first sentence is shown', () => {
  expect(bestSentence(['One. Two.'], isFound)).toBe('One.')
  expect(bestSentence([], isFound)).toBe('')
})
