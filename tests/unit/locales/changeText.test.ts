// @vitest-environment node
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LanguageCode } from '#i18n/languages.ts'
import type { TextChange } from '#translation/dev/page/shared/changes.ts'
import { acceptText } from '#translation/dev/server/editing/acceptText.ts'
import { ChangeError } from '#translation/dev/server/editing/ChangeError.ts'
import { changeText } from '#translation/dev/server/editing/changeText.ts'
import { checkLocales } from '#translation/check/checkLocales.ts'
import { project, temporaryLocales, type Files } from './sampleLocales.ts'

const english = { heading: 'A heading', list: ['One {{name}}', 'Two <link>words</link>'], last: 'The end' }
const arabic = {
  heading: 'عنوان الصفحة',
  list: ['الأول {{name}}', 'الثاني <link>كلمات</link>'],
  last: 'النهاية',
}

/** A project with one namespace, and the ways in which the tests read and change it. */
function start(files: Files = { 'en/a.json': english, 'ar/a.json': arabic }) {
  const own = { ...project, root: temporaryLocales(files) }
  const path = (file: string) => join(own.root, file)
  return {
    change: (change: Partial<TextChange>) =>
      changeText(own, {
        language: 'ar',
        namespace: 'a',
        key: 'heading',
        text: 'عنوان آخر',
        before: arabic.heading,
        ...change,
      }),
    accept: (text: string) =>
      acceptText(own, { language: 'ar', namespace: 'a', key: 'heading', english: text }),
    read: (file: string) => readFileSync(path(file), 'utf8'),
    has: (file: string) => existsSync(path(file)),
    write: (file: string, text: string) => writeFileSync(path(file), text),
    codes: () => checkLocales(own).findings.map(({ code }) => code),
  }
}

const file = 'locales/ar/a.json'

test.each([
  ['plain', (text: string) => text],
  [
    'with Windows line ends and a byte order mark',
    (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  ],
  ['without a line end at its end', (text: string) => text.trimEnd()],
  [
    'indented with tabs, lists on one line',
    (text: string) => text.replace(/\[\s+/, '[ ').replaceAll('  ', '\t'),
  ],
])('a change of a file that is %s changes one line alone', (_name, form) => {
  const { change, read, write } = start()
  write(file, form(read(file)))
  const before = read(file)
  expect(change({}).outcome).toBe('saved')
  expect(read(file)).toBe(before.replace(arabic.heading, 'عنوان آخر'))
  const [first = '', second = ''] = arabic.list
  expect(change({ key: 'list.1', before: second, text: 'الثالث <link>كلمات</link>' }).outcome).toBe('saved')
  expect(read(file)).toContain(first)
  expect(read(file)).toBe(before.replace(arabic.heading, 'عنوان آخر').replace('الثاني', 'الثالث'))
})

test.each([
  ['plain', (text: string) => text],
  ['without a line end at its end', (text: string) => text.trimEnd()],
  ['with Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
])('a text that is added to a file that is %s adds one line alone, and undo removes it', (_name, form) => {
  const { change, read, write } = start()
  const complete = form(`${read(file).trimEnd()}\n`)
  const before = complete.replace(/ {2}"heading".*\r?\n/, '')
  write(file, before)
  expect(change({ before: null, text: arabic.heading }).outcome).toBe('saved')
  expect(read(file)).toBe(complete)
  expect(change({ before: arabic.heading, text: null, isUndo: true }).outcome).toBe('saved')
  expect(read(file)).toBe(before)
})

test('a file of another form gets no new text: every line would change', () => {
  const { change, read, write } = start()
  const before = read(file)
    .replace(/ {2}"heading".*\n/, '')
    .replaceAll('  ', '\t')
  write(file, before)
  expect(change({ before: null })).toMatchObject({ outcome: 'wrong', findings: [{ code: 'form', file }] })
  expect(read(file)).toBe(before)
})

const countedInEnglish = { count_one: '1 result', count_other: '{{count}} results' }
const counted = {
  count_zero: 'لا نتائج',
  count_one: 'نتيجة واحدة',
  count_two: 'نتيجتان',
  count_few: '{{count}} نتائج',
  count_many: '{{count}} نتيجة',
  count_other: '{{count}} نتيجة',
}

test.each(Object.entries(counted))('the plural form %s is written where Arabic has it', (key, text) => {
  const { change, read, write } = start({ 'en/a.json': countedInEnglish, 'ar/a.json': counted })
  const complete = read(file)
  const lacking = Object.fromEntries(Object.entries(counted).filter(([name]) => name !== key))
  write(file, JSON.stringify(lacking, null, 2))
  expect(change({ key, before: null, text }).outcome).toBe('saved')
  expect(read(file)).toBe(complete)
})

test('a plural form that the language lacks is refused', () => {
  const { change } = start({ 'en/a.json': countedInEnglish, 'ar/a.json': counted })
  const few = { language: 'en', key: 'count_few', before: null, text: '{{count}} results' } as const
  expect(() => change(few)).toThrow(ChangeError)
})

test('quotation marks and invisible characters come back as they were written', () => {
  const { change, read } = start()
  const text = 'قال "نعم" و\u2066C++\u2069'
  expect(change({ text }).outcome).toBe('saved')
  expect(JSON.parse(read(file))).toMatchObject({ heading: text })
})

test('of a text that somebody else changed meanwhile, neither version is lost', () => {
  const { change, read, write } = start()
  write(file, read(file).replace(arabic.heading, 'عنوان ثالث'))
  const before = read(file)
  expect(change({})).toEqual({ outcome: 'conflict', saved: 'عنوان ثالث' })
  expect(read(file)).toBe(before)
  expect(change({ before: 'عنوان ثالث' }).outcome).toBe('saved')
})

test('a text that somebody else deleted is a conflict, too', () => {
  const { change, read, write } = start()
  write(file, read(file).replace(/ {2}"heading".*\n/, ''))
  expect(change({})).toEqual({ outcome: 'conflict', saved: null })
})

test('a file that is broken meanwhile stays as it is, and the answer says where', () => {
  const { change, read, write } = start()
  write(file, read(file).replace('",\n', '"\n'))
  const before = read(file)
  expect(change({})).toMatchObject({ outcome: 'wrong', findings: [{ code: 'json-missing-comma', file }] })
  expect(read(file)).toBe(before)
})

test('what the check calls wrong is not written', () => {
  const { change, read } = start()
  const before = read(file)
  const codesOf = (result: ReturnType<typeof change>) =>
    result.outcome === 'wrong' ? result.findings.map(({ code }) => code) : result.outcome
  const [first = '', second = ''] = arabic.list
  expect(codesOf(change({ key: 'list.0', before: first, text: 'الأول' }))).toEqual(['placeholder-missing'])
  expect(codesOf(change({ key: 'list.1', before: second, text: 'كلمات</link>' }))).toEqual(['tag-unpaired'])
  expect(codesOf(change({ text: ' ' }))).toEqual(['empty'])
  expect(codesOf(change({ text: 'عنوان 15' }))).toEqual(['figures-extra'])
  expect(read(file)).toBe(before)
})

test('undo brings back a text that was wrong before', () => {
  const { change, read, write } = start()
  write(file, read(file).replace(arabic.heading, ''))
  const before = read(file)
  expect(change({ before: '' }).outcome).toBe('saved')
  const back = { text: '', before: 'عنوان آخر' }
  expect(change(back).outcome).toBe('wrong')
  expect(change({ ...back, isUndo: true }).outcome).toBe('saved')
  expect(read(file)).toBe(before)
})

test('English keeps its placeholders and tags, which belong to the page', () => {
  const { change } = start()
  const [, second = ''] = english.list
  const lost = { language: 'en', key: 'list.1', before: second, text: 'Two words' } as const
  expect(change(lost)).toMatchObject({ outcome: 'wrong', findings: [{ code: 'tag-missing' }] })
})

test('advice stands beside what is saved, and so does what became wrong elsewhere', () => {
  const { change } = start({
    'en/a.json': { text: 'In 8 years' },
    'ar/a.json': { text: 'في 8 سنوات' },
  })
  const of = { key: 'text', before: 'في 8 سنوات' }
  expect(change({ ...of, text: 'فِي 8 سنوات' })).toMatchObject({
    outcome: 'saved',
    advice: [{ severity: 'advice' }],
    elsewhere: [],
  })
  expect(change({ language: 'en', key: 'text', before: 'In 8 years', text: 'In 9 years' })).toMatchObject({
    outcome: 'saved',
    elsewhere: [{ code: 'figures-differ', file }],
  })
})

test('a draft lacks a file: the first text makes it, in the order of English', () => {
  const { change, read, codes } = start()
  const spanish = { language: 'es' as LanguageCode, before: null }
  expect(() => change({ ...spanish, key: 'list.1', text: 'Dos' })).toThrow(ChangeError)
  expect(change({ ...spanish, key: 'last', text: 'El fin' }).outcome).toBe('saved')
  expect(change({ ...spanish, key: 'list.0', text: 'Uno {{name}}' }).outcome).toBe('saved')
  expect(JSON.parse(read('locales/es/a.json'))).toEqual({ last: 'El fin', list: ['Uno {{name}}'] })
  expect(codes()).not.toContain('unrecorded')
  expect(
    change({ ...spanish, key: 'list.0', before: 'Uno {{name}}', text: null, isUndo: true }).outcome,
  ).toBe('saved')
  expect(JSON.parse(read('locales/es/a.json'))).toEqual({ last: 'El fin', list: [] })
})

test('a text that no language has is refused, whatever its name looks like', () => {
  const { change, has, read } = start()
  const before = read(file)
  for (const namespace of ['b', '../../translation/notes', '/etc/passwd'])
    expect(() => change({ namespace, before: null })).toThrow(ChangeError)
  expect(() => change({ key: 'new', before: null })).toThrow(ChangeError)
  expect(() => change({ key: 'list', before: null })).toThrow(ChangeError)
  expect(() => change({ key: '__proto__', before: null })).toThrow(ChangeError)
  expect(has('locales/ar/b.json')).toBe(false)
  expect(read(file)).toBe(before)
})

test.each(['./a', 'b/../a', '../ar/a', '../../locales/ar/a', 'a.json', '/a', 'a/'])(
  'the name %s is no path to a file that exists',
  (namespace) => {
    const { change, read } = start()
    const before = read(file)
    expect(() => change({ namespace })).toThrow(ChangeError)
    expect(read(file)).toBe(before)
  },
)

test('a changed stale translation stays stale until it is accepted', () => {
  const { change, accept, codes } = start()
  change({ language: 'en', before: english.heading, text: 'Another heading' })
  change({})
  expect(codes()).toContain('stale')
  expect(() => accept(english.heading)).toThrow(ChangeError)
  accept('Another heading')
  expect(codes()).not.toContain('stale')
})
