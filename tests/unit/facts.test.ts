import { expect, test } from 'vitest'
import { canonicalPageIds, type CanonicalPageId } from '#config/pages.ts'
import { languageCodes } from '#i18n/languages.ts'
import facts from '../../translation/facts.json'
import { allTexts } from '../support/rawPages.ts'

/** Words of English that a page has at least; Home, Contact and the overviews are free. */
const shortPages = new Set<CanonicalPageId>(['home', 'contact', 'products', 'services'])
const longPages: Partial<Record<CanonicalPageId, number>> = { terms: 1200, compliance: 600 }

test('no page is a stub', () => {
  const shown = allTexts('en').filter(({ key }) => !key.startsWith('meta.'))
  for (const page of canonicalPageIds.filter((id) => !shortPages.has(id))) {
    const own = shown.filter(({ namespace }) => namespace === `pages/${page}`)
    const words = own.flatMap(({ text }) => text.split(/\s+/))
    const least = longPages[page] ?? 350
    const remedy = `write more in locales/en/pages/${page}.json: a page has at least ${least} words, unless shortPages names it`
    expect(words.length, remedy).toBeGreaterThanOrEqual(least)
  }
})

test.each(languageCodes)('%s: no page but the terms is too long to read', (language) => {
  const shown = allTexts(language).filter(({ key }) => !key.startsWith('meta.'))
  for (const page of canonicalPageIds.filter((id) => id !== 'terms')) {
    const own = shown.filter(({ namespace }) => namespace === `pages/${page}`)
    const words = own.flatMap(({ text }) => text.split(/\s+/))
    expect(words.length, `locales/${language}/pages/${page}.json`).toBeLessThanOrEqual(900)
  }
})

test('the facts name pages that there are', () => {
  expect(canonicalPageIds).toEqual(expect.arrayContaining(Object.keys(facts.pages)))
})
