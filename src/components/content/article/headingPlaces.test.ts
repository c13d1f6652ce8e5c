import { expect, test } from 'vitest'
import type { Drawing } from './Drawing.ts'
import { headingPlaces } from './headingPlaces.ts'
import type { SectionTexts } from './texts.ts'

const below: Drawing = { Diagram: () => null, place: 'below' }
const besideWords: Drawing = { Diagram: () => null, place: 'beside' }
const table = { caption: 'Caption', columns: ['A', 'B'], rows: [['a', 'b']] }

const placesOf = (sections: SectionTexts[], drawings: Record<string, Drawing> = {}) =>
  headingPlaces(Object.fromEntries(sections.map((section, index) => [`s${index}`, section])), drawings)

const one = { heading: 'Heading', paragraphs: ['One'] }
const two = { heading: 'Heading', paragraphs: ['One', 'Two'] }

test('no heading stands beside its paragraphs in three sections of a row', () => {
  expect(placesOf([two, two, two, one, one])).toEqual(['beside', 'above', 'beside', 'beside', 'above'])
})

test('above stands what has three paragraphs, as they are three columns', () => {
  const three = { heading: 'Heading', paragraphs: ['One', 'Two', 'Three'] }
  expect(placesOf([three, two])).toEqual(['above', 'beside'])
})

test('tables, cards and drawings below the words change nothing in that row', () => {
  const sections = [{ ...one, table }, { ...two, items: ['Item'] }, two]
  expect(placesOf(sections, { s1: below })).toEqual(['beside', 'above', 'beside'])
})

test('above stands what shares its line with a list, with questions or with the arches of levels', () => {
  const sections = [
    { ...two, items: ['Item'] },
    { ...two, items: ['Item'] },
    { heading: 'Heading', questions: [{ question: 'Question?', answer: 'Answer' }] },
    { ...one, table: { ...table, compareAll: 'All' } },
    { heading: 'Heading', table },
  ]
  expect(placesOf(sections, { s1: besideWords })).toEqual(['above', 'above', 'above', 'above', 'above'])
})
