import { expect, test } from 'vitest'
import { list } from '#content/kinds/list.ts'
import { pause } from '#content/kinds/pause.ts'
import { prose } from '#content/kinds/prose.ts'
import { backgroundAfter, bandsOf } from './bandsOf.ts'

const rows = Object.entries({
  first: prose(),
  second: prose(),
  third: prose(),
  pause: pause(),
  pictured: { ...prose(), picture: 'sap' },
  fourth: prose(),
  list: list(),
  last: prose(),
}).map(([id, section]) => ({ id, section }))

const bands = bandsOf(rows)

test('two sections in a row that are words alone share a band, a third and one with a picture do not', () => {
  expect(bands.map((band) => band.map(({ id }) => id))).toEqual([
    ['first', 'second'],
    ['third'],
    ['pause'],
    ['pictured'],
    ['fourth'],
    ['list'],
    ['last'],
  ])
})

test('bands are white and sand by turns, whatever pauses stand between', () => {
  expect(bands.map((_, position) => backgroundAfter(bands.slice(0, position)))).toEqual([
    'paper',
    'default',
    'paper',
    'paper',
    'default',
    'paper',
    'default',
  ])
  expect(backgroundAfter([], 1)).toBe('default')
})
