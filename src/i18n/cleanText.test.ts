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
  // Soft hyphen, grapheme joiner, invisible operators, Mongolian and Hangul fillers, annotations.
  '\u00AD',
  '\u034F',
  '\u2061',
  '\u180B',
  '\u180E',
  '\u115F',
  '\u3164',
  '\uFFA0',
  '\uFFF9',
  // Tags outside a flag, variation selectors, marks of music and shorthand.
  '\u{E0001}',
  '\u{E0041}',
  '\u{E007F}',
  '\uFE00',
  '\uFE0F',
  '\u{E0100}',
  '\u{E01EF}',
  ...codes(0x1d173, 0x1d17a),
  '\u{1BCA0}',
  // Joiners join nothing in Latin.
  '\u200C',
  '\u200D',
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

test.each(['\u200C', '\u200D', '\u0640', '\u064B'])('%j is kept in Arabic letters', (character) => {
  expect(cleanLine(`ب${character}ب`)).toBe(`ب${character}ب`)
})

test.each([
  ['Persian', 'می\u200Cخواهم نامه\u200Cای'],
  ['an Arabic era', '١٤٤٥ه\u200D'],
  ['Arabic vowel signs and number signs', 'مُحَمَّدٌ \u06DD \u0600٥'],
  ['Hebrew vowel signs', 'שָׁלוֹם'],
  ['Hindi with joiners', 'क्\u200Dष क्\u200Cष'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['families and skin colours', '👨‍👩‍👧 👩🏽‍💻 🧑‍🦰 🙂‍↔️'],
  ['flags', '🇦🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 🏴‍☠️'],
  ['styles of emoji', '❤️ ❤️‍🔥 👁️‍🗨️ 1️⃣ ©️ ☎︎'],
])('%s is kept whole', (_title, text) => {
  expect(cleanLine(text)).toBe(text.normalize('NFC'))
  expect(cleanLines(text)).toBe(text.normalize('NFC'))
})

test('a second joiner joins nothing, and tags without their end are no flag', () => {
  expect(cleanLine('ب\u200C\u200D\u200Cب')).toBe('ب\u200Cب')
  expect(cleanLine('🏴\u{E0067}\u{E0062}x')).toBe('🏴x')
})

test.each(['\uD800', '\uDC00', '\uFFFE', '\uFDD0', '\u{1FFFF}'])(
  '%j is broken, and replaced',
  (character) => {
    expect(cleanLine(`a${character}b`)).toBe('a\uFFFDb')
    expect(cleanLines(`a${character}b`)).toBe('a\uFFFDb')
  },
)

test('a letter and its accent are composed, also with an invisible character between them', () => {
  expect(cleanLine('e\u0301')).toBe('é')
  expect(cleanLine('e\u200B\u0301')).toBe('é')
  expect(cleanLine('\u0627\u0654')).toBe('\u0623')
})

test('marks on one letter end after thirty, far more than any script has', () => {
  expect(cleanLine(`x${'\u0316\u0301'.repeat(4000)}b`)).toHaveLength(2 + 30)
})
