import { expect, test } from 'vitest'
import type { Kind } from '#content/kinds/kinds.ts'
import { headingPlaces } from './headingPlaces.ts'

const prose = (paragraphs: number) => ({ kind: 'prose', paragraphs }) as const

test('no heading stands beside its paragraphs in three sections of a row', () => {
  const places = headingPlaces([prose(2), prose(2), prose(2), prose(1), prose(1)])
  expect(places).toEqual(['beside', 'above', 'beside', 'beside', 'above'])
})

test('above stands what has three paragraphs, as they are three columns', () => {
  expect(headingPlaces([prose(3), prose(2)])).toEqual(['above', 'beside'])
})

test('tables, cards and drawings below the words change nothing in that row', () => {
  expect(
    headingPlaces([{ kind: 'table', paragraphs: 1 }, { kind: 'steps', paragraphs: 2 }, prose(2)]),
  ).toEqual(['beside', 'above', 'beside'])
})

test.each<Kind>(['answers', 'calculation', 'levels', 'list'])('above stands the heading of %s', (kind) => {
  expect(headingPlaces([{ kind, paragraphs: 2 }])).toEqual(['above'])
})
