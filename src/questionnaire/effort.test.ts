import { expect, test } from 'vitest'
import { canonicalPageIds } from '#config/pages.ts'
import { contentOf, hasContent, loadContent } from '#content/loadContent.ts'
import { hoursOf, timeOf } from './effort.ts'

const pages = canonicalPageIds.filter(hasContent)
await Promise.all(pages.map(loadContent))
const pagesThatAsk = pages.filter((page) => contentOf(page).questions)

test.each(pagesThatAsk)('what %s asks takes time', (page) => {
  expect(pagesThatAsk).toContain('netapp')
  expect(hoursOf(contentOf(page).questions ?? {})).toBeGreaterThan(0)
})

test.each([
  [0.5, 30, 'minute'],
  [3.5, 4, 'hour'],
  [12, 1.5, 'day'],
])('%d hours are %d of %s', (hours, value, unit) => {
  expect(timeOf(hours)).toEqual({ value, unit })
})
