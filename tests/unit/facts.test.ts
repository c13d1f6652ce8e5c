import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { canonicalPageIds, type CanonicalPageId } from '#config/pages.ts'

/** Words of English that a page has at least; overviews and pages that the specification leaves blank are free. */
const shortPages = new Set<CanonicalPageId>(['home', 'contact', 'products', 'services', 'oracle-ebs', 'ml'])
const longPages: Partial<Record<CanonicalPageId, number>> = { terms: 1200, compliance: 600 }

test('no page is a stub', () => {
  for (const page of canonicalPageIds.filter((id) => !shortPages.has(id))) {
    const words = pageText(page).split(/\s+/).length
    expect(words, page).toBeGreaterThanOrEqual(longPages[page] ?? 350)
  }
})

test('the facts name pages that there are', () => {
  const { pages } = JSON.parse(read('facts.json')) as { pages: object }
  expect(canonicalPageIds).toEqual(expect.arrayContaining(Object.keys(pages)))
})

function pageText(page: string): string {
  const { meta: _meta, ...shown } = JSON.parse(read(`en/pages/${page}.json`)) as { meta: unknown }
  return strings(shown).join('\n')
}

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../locales/${path}`, import.meta.url)), 'utf8')
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
