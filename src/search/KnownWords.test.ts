import { expect, test } from 'vitest'
import { KnownWords, knownWord } from './KnownWords.ts'

const words = new KnownWords(() =>
  ['Proxmox', 'service', 'recovery', 'NetApp', 'بروكسموكس', 'Recovery'].map(knownWord),
)

/** The nearest words, as they are written. */
const nearest = (folded: string, limit?: number) => words.nearest(folded, limit).map(({ written }) => written)

test.each([
  ['no edit', 'proxmox', 'Proxmox'],
  ['a wrong letter', 'proxmux', 'Proxmox'],
  ['a missing letter', 'proxmx', 'Proxmox'],
  ['a letter too many', 'prooxmox', 'Proxmox'],
  ['two letters that changed places', 'porxmox', 'Proxmox'],
  ['two letters that changed places in a short word', 'ntapp', 'NetApp'],
  ['two edits in a long word', 'recvoeri', 'recovery'],
  ['an Arabic word', 'بروكسمكس', 'بروكسموكس'],
])('%s: %s is nearest to %s', (_name, typed, written) => {
  expect(nearest(typed)).toEqual([written])
})

test('words of three letters are not corrected, those of six by one edit only', () => {
  expect(nearest('net')).toEqual([])
  expect(nearest('neztpp')).toEqual([])
})

test('a word is found by its start, in its first spelling', () => {
  expect(words.startingWith('re').map(({ written }) => written)).toEqual(['recovery'])
})
