import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './cleanText.ts'

const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

test.each([
  ...codes(0x00, 0x08),
  ...codes(0x0e, 0x1f),
  ...codes(0x7f, 0x84),
  ...codes(0x86, 0x9f),
  '\u061C',
  ...codes(0x200e, 0x200f),
  ...codes(0x202a, 0x202e),
  ...codes(0x2066, 0x2069),
  '\u200B',
  '\u2060',
  '\uFEFF',
])('%j is taken out', (character) => {
  expect(cleanLine(`a${character}b`)).toBe('ab')
  expect(cleanLines(`a${character}b`)).toBe('ab')
})

test.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j ends a line', (end) => {
  expect(cleanLines(`a${end}b`)).toBe('a\nb')
  expect(cleanLine(`a${end}b`)).toBe('a b')
})

test.each(['\n', '\t'])('%j is kept in lines, and is a space in a line', (character) => {
  expect(cleanLines(`a${character}b`)).toBe(`a${character}b`)
  expect(cleanLine(`a${character}b`)).toBe('a b')
})

test.each(['\u200C', '\u200D', '\uFE0F', '\u{E0067}', '\u0640', '\u064B'])('%j is kept', (character) => {
  expect(cleanLine(`ب${character}ب`)).toBe(`ب${character}ب`)
})

test('letters and accents become one, also where something invisible stood between', () => {
  expect(cleanLine('e\u0301')).toBe('é')
  expect(cleanLine('e\u200B\u0301')).toBe('é')
  expect(cleanLine('\u0627\u0654')).toBe('\u0623')
})

test('marks on one letter end after thirty, far more than any script has', () => {
  expect(cleanLine(`x${'\u0316\u0301'.repeat(4000)}b`)).toHaveLength(2 + 30)
})
