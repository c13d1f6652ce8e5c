// @vitest-environment node
import { expect, test } from 'vitest'
import { describe as inWords } from '#translation/check/report/describe.ts'
import arabic from '#translation/check/report/messages/ar.json'
import english from '#translation/check/report/messages/en.json'
import { findingsIn, lines, pair } from './sampleLocales.ts'

const placeholders = (text: string) =>
  [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name]) => name ?? '')

const shape = (messages: Record<string, string>) =>
  Object.entries(messages).map(([code, text]) => [code, new Set(placeholders(text))])

test.each(['command', 'wrong', 'advice'] as const)(
  'both languages have the same messages with the same values: %s',
  (part) => {
    expect(shape(arabic[part])).toEqual(shape(english[part]))
  },
)

const asked = (messages: typeof english, words: string) =>
  [messages.wrong, messages.advice, messages.command].flatMap((part) =>
    Object.entries(part).flatMap(([code, text]) => (text.includes(words) ? [code] : [])),
  )

test('every message asks what was meant with the same words', () => {
  expect(asked(arabic, 'هل قصدت')).toEqual(asked(english, 'did you mean'))
})

test('a finding is data with its position, and has a message in each language', () => {
  const [finding, ...others] = findingsIn(pair('Hello {{name}}', 'أهلًا {{nmae}}'))
  expect(others).toEqual([])
  expect(finding).toEqual({
    severity: 'wrong',
    fixable: false,
    code: 'placeholder-misspelt',
    file: 'locales/ar/a.json',
    line: 2,
    column: 11,
    key: 'text',
    values: { found: '{{nmae}}', wanted: '{{name}}' },
  })
  if (!finding) throw new Error('no finding')
  expect(inWords(finding)).toBe('{{nmae}} is unknown; did you mean {{name}}?')
  expect(inWords(finding, 'ar')).toBe('\u2068{{nmae}}\u2069 غير معروف؛ هل قصدت \u2068{{name}}\u2069؟')
})

test('what cannot be seen is shown by its code', () => {
  expect(lines(pair('Text', 'أهلًا\u200Fوسهلًا'))).toEqual([
    expect.stringContaining('near "أهلًا<U+200F>وسهلًا"'),
  ])
})

test.each([
  ['text\u200F', '"text<U+200F>" is unknown; did you mean "text"?'],
  ['text ', '"text " is unknown; did you mean "text"?'],
])('what makes a key another is shown: %j', (key, message) => {
  const files = { 'en/a.json': { text: 'Text' }, 'ar/a.json': { [key]: 'نص' } }
  expect(lines(files)).toEqual([expect.stringContaining(message)])
})

test('advice is called advice', () => {
  expect(lines(pair('Find more', 'Find more'))).toEqual([
    'locales/ar/a.json:2:11 text: advice: is the same as in English; translate "Find more" [same-as-source]',
  ])
})

test('the finding of a deleted file names the command that restores it', () => {
  const gone = { 'en/a.json': { text: 'Text' }, 'ar/a.json': { text: 'نص' }, 'en/b.json': { text: 'Text' } }
  expect(lines(gone)).toEqual([expect.stringContaining('git restore locales/ar/b.json [file-missing]')])
})

test('the finding of a missing comma names the line that lacks it', () => {
  const files = { 'en/a.json': { a: 'A', next: 'B' }, 'ar/a.json': '{\n  "a": "نص"\n  "next": "نص"\n}' }
  expect(lines(files)).toEqual([expect.stringContaining('put a comma at the end of line 2 (before "next")')])
})
