// @vitest-environment node
import { expect, test } from 'vitest'
import { SiteSearch } from './SiteSearch.ts'

const search = await SiteSearch.make({
  pages: [
    {
      page: 'proxmox',
      name: 'Proxmox',
      sections: [
        {
          heading: 'Proxmox for your data centre',
          texts: ['A cluster of servers. The cybersecurity of it.'],
        },
        {
          id: 'backup',
          heading: 'Backup',
          texts: ['Servers are copied. A restore of one file takes a minute.'],
        },
      ],
    },
    {
      page: 'sap',
      name: 'SAP',
      sections: [{ heading: 'Servers for SAP', texts: ['Backup and restore with SAP. الخوادم وخوادم أخرى'] }],
    },
  ],
  terms: [
    ['بروكسموكس', 'Proxmox'],
    ['disaster recovery', 'restore'],
  ],
})

const pages = (typed: string) => search.find(typed).pages.map(({ page }) => page)
const firstSection = (typed: string) => search.find(typed).pages[0]?.sections[0]

test('a page’s name counts more than a heading, a heading more than a text', () => {
  expect(pages('sap')).toEqual(['sap'])
  expect(pages('backup')).toEqual(['proxmox', 'sap'])
  expect(firstSection('backup')?.id).toBe('backup')
})

test.each([
  ['one slip', 'proxmix', 'Proxmox'],
  ['two letters that changed places', 'prxomox', 'Proxmox'],
  ['a slip in what is typed for a term', 'بروكسمكس', 'بروكسموكس'],
])('%s is corrected, and says so', (_name, typed, corrected) => {
  const result = search.find(typed)
  expect(result.pages[0]?.page).toBe('proxmox')
  expect(result.corrected).toBe(corrected)
})

test('three letters are not corrected', () => {
  expect(search.find('sup')).toMatchObject({ pages: [], corrected: null })
})

test('the start of a word, and words written together or apart are found', () => {
  expect(pages('proxm')).toEqual(['proxmox'])
  expect(pages('cyber security')).toEqual(['proxmox'])
  expect(pages('datacentre')).toEqual(['proxmox'])
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

test('a letter before an Arabic word is no part of it', () => {
  expect(search.find('خوادم').pages[0]?.sections[0]?.excerpt.filter(({ isMarked }) => isMarked)).toHaveLength(
    2,
  )
})

test('without a result, the nearest words are offered', () => {
  expect(search.find('prxmxy').pages).toEqual([])
  expect(search.nearest('prxmxy')).toBe('Proxmox')
  expect(search.nearest('qqqqqqqq')).toBeNull()
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
