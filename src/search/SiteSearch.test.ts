// @vitest-environment node
import { expect, test } from 'vitest'
import type { Piece } from './excerpt.ts'
import { SiteSearch } from './SiteSearch.ts'

const search = await SiteSearch.make({
  pages: [
    {
      page: 'proxmox',
      name: 'Proxmox',
      sections: [
        {
          kind: 'page',
          heading: 'Proxmox for your data centre',
          texts: ['A cluster of servers. The cybersecurity of it.'],
        },
        {
          id: 'backup',
          heading: 'Backup',
          texts: ['Servers are copied. A restore of one file takes a minute.'],
        },
        { id: 'answers', kind: 'answer', heading: 'Is Proxmox free, and is Proxmox certified?', texts: [] },
        { id: 'example', kind: 'example', heading: 'How many evenings?', texts: [] },
        { id: 'sheet', kind: 'questionnaire', heading: 'Your figures', texts: [] },
      ],
    },
    {
      page: 'sap',
      name: 'SAP',
      sections: [
        {
          kind: 'page',
          heading: 'Servers for SAP',
          texts: ['Backup and restore with SAP. الخوادم وخوادم أخرى'],
        },
        { id: 'sizing', heading: 'Sizing of a database', texts: ['We read your figures.'] },
        { id: 'example', kind: 'example', heading: 'A database of 600 GB', texts: ['Its sizing: 600 GB'] },
        { id: 'answers', kind: 'answer', heading: 'Is the memory certified?', texts: ['Yes, it is.'] },
        {
          id: 'answers',
          kind: 'answer',
          heading: 'Is there a price list?',
          texts: ['No: each is a quotation.'],
        },
        {
          id: 'answers',
          kind: 'answer',
          heading: 'Has SAP for SAP a price for SAP servers?',
          texts: ['SAP'],
        },
      ],
    },
    {
      page: 'netapp',
      name: 'NetApp',
      sections: [
        {
          kind: 'page',
          heading: 'NetApp',
          texts: ['لا يتوقف نظام NetApp أبدًا. الوظائف. A file restore. One file.'],
        },
      ],
    },
    { page: 'ml', name: 'ML', sections: [{ kind: 'page', heading: 'Forecasts', texts: [] }] },
    {
      page: 'iot',
      name: 'IoT',
      sections: [{ kind: 'page', heading: 'Sensors, machines and their forecasts', texts: [] }],
    },
  ],
  terms: [
    ['بروكسموكس', 'Proxmox'],
    ['disaster recovery', 'restore'],
    ['نت اب', 'NetApp'],
    ['certified', 'price'],
    ['undelete', 'file restore'],
    ['files', 'SAP', 'alone'],
  ],
})

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
const pages = (typed: string) => search.find(typed).pages.map(({ page }) => page)
const firstSection = (typed: string) => search.find(typed).pages[0]?.sections[0]
const headingFor = (typed: string) => textOf(firstSection(typed)?.heading ?? [])
const marked = (typed: string) =>
  search
    .find(typed)
    .pages.flatMap(({ sections }) => sections.flatMap(({ heading, excerpt }) => [...heading, ...excerpt]))
    .flatMap(({ text, isMarked }) => (isMarked ? [text] : []))

test('a page’s name counts more than a heading, a heading more than a text', () => {
  expect(pages('sap')).toEqual(['sap'])
  expect(pages('backup')).toEqual(['proxmox', 'sap'])
  expect(firstSection('backup')?.id).toBe('backup')
})

test.each([
  ['one wrong letter', 'proxmix', 'Proxmox'],
  ['two letters that changed places', 'prxomox', 'Proxmox'],
  ['a misspelt synonym', 'بروكسمكس', 'بروكسموكس'],
])('%s is corrected, and says so', (_name, typed, corrected) => {
  const result = search.find(typed)
  expect(result.pages[0]?.page).toBe('proxmox')
  expect(result.corrected).toBe(corrected)
})

test('three letters are not corrected', () => {
  expect(search.find('sup')).toMatchObject({ pages: [], corrected: null })
})

test('the start of a word is found, and words that the texts write in one', () => {
  expect(pages('proxm')).toEqual(['proxmox'])
  expect(pages('cyber security')).toEqual(['proxmox'])
})

test('a term’s other words find it, and say so', () => {
  expect(search.find('بروكسموكس')).toMatchObject({ translated: ['Proxmox'], corrected: null })
  expect(search.find('disaster recoveries').translated).toEqual(['restore'])
})

test('a part of a term, or the start of a part, finds the term where no text has the word', () => {
  expect(search.find('disaster')).toMatchObject({ translated: ['restore'], corrected: null })
  expect(search.find('disas').translated).toEqual(['restore'])
  expect(search.find('dis')).toMatchObject({ pages: [], translated: [] })
})

test('a word that many pages have in their names counts less than the word beside it', () => {
  expect(pages('services for servers')).toEqual(pages('servers'))
})

test('of a page’s sections, its examples and answers come first', () => {
  expect(firstSection('sizing database')).toMatchObject({ id: 'example', kind: 'example' })
})

test('the name of a page leads to its opening', () => {
  expect(firstSection('sap')?.id).toBeUndefined()
  expect(firstSection('نت اب')?.id).toBeUndefined()
})

test('a page with the words in its title comes before its questionnaire, its example and what fits best', () => {
  const kinds = search.find('proxmox').pages[0]?.sections.map(({ kind }) => kind)
  expect(kinds).toEqual(['page', 'questionnaire', 'example'])
  expect(firstSection('proxmox free')?.kind).toBe('answer')
})

test('a page that no menu names comes after the others with the word in their title', () => {
  expect(pages('forecasts')).toEqual(['iot', 'ml'])
})

test('of several answers at one place, the one that fits is shown', () => {
  const [page] = search.find('price').pages
  expect(page?.sections.map(({ heading }) => textOf(heading))).toEqual(['Is there a price list?'])
})

test('a synonym that is typed alone counts more than the same word in a text, and less beside others', () => {
  expect(headingFor('certified')).toBe('Is there a price list?')
  expect(headingFor('certified memory')).toBe('Is the memory certified?')
})

test('what means a term only as the whole query says what it says beside other words', () => {
  expect(search.find('file').translated).toEqual(['SAP'])
  expect(pages('file')).toEqual(['sap', 'netapp', 'proxmox'])
  expect(search.find('file minute').translated).toEqual([])
  expect(pages('file minute')[0]).toBe('proxmox')
})

test('a synonym of several words is found, and marked, where they follow each other', () => {
  expect(pages('undelete')).toEqual(['netapp'])
  expect(marked('undelete')).toEqual(['file', 'restore'])
})

test('a letter before an Arabic word is no part of it', () => {
  expect(marked('خوادم')).toEqual(['الخوادم', 'وخوادم'])
  expect(pages('ظائف')).toEqual(pages('وظائف'))
})

test('no word is marked that only begins as one that is known', () => {
  expect(new Set(marked('نت اب'))).toEqual(new Set(['NetApp']))
})

test('without a result, the nearest words of the pages’ names are offered', () => {
  expect(search.find('prxmxy').pages).toEqual([])
  expect(search.nearest('prxmxy')).toBe('Proxmox')
  expect(search.nearest('prxmxy servers')).toBe('Proxmox servers')
  expect(search.nearest('qqqqqqqq')).toBeNull()
})

test.each([
  ['a word of a text', 'clusers'],
  ['a name that begins with another letter', 'mroxmix'],
])('%s is not offered', (_name, typed) => {
  expect(search.nearest(typed)).toBeNull()
})

test.each(['', ' ', '؟!', 'the', 'و', '\u2066', '💡', 'ـ', '%', '(', '"', '٣٦٥', 'x'.repeat(100)])(
  '“%s” gives no error',
  (typed) => {
    expect(() => [search.find(typed), search.nearest(typed)]).not.toThrow()
  },
)

test('what is invisible inside a word changes nothing', () => {
  expect(search.find('ser\u00ADvers').pages).toEqual(search.find('servers').pages)
  expect(search.find('الخو\u200Cادم').pages).toEqual(search.find('الخوادم').pages)
})
