// @vitest-environment node
import { expect, test } from 'vitest'
import type * as EntryServer from '#entry-server.tsx'
import { BuildError } from '../../../scripts/prerender/BuildError.ts'
import { renderPages } from '../../../scripts/prerender/renderPages.ts'

/** Renders pages at these addresses, each of which throws or shows what is given. */
async function errorsOf(pages: Record<string, unknown>): Promise<string | undefined> {
  const pageFiles = Object.keys(pages).map((path) => ({ path, page: null, file: `${path}.html` }))
  const renderPage = (path: string) => {
    const page = pages[path]
    return typeof page === 'string' ? Promise.resolve({ head: '', body: page }) : Promise.reject(page)
  }
  try {
    await renderPages({ pageFiles, renderPage } as unknown as typeof EntryServer)
    return undefined
  } catch (error) {
    if (error instanceof BuildError) return error.message
    throw error
  }
}

const missing = new Error('heading: is missing')

test('a page without errors is rendered', async () => {
  expect(await errorsOf({ '/': '<h1>Title</h1>' })).toBeUndefined()
})

test('an error is told with the address of its page alone', async () => {
  expect(await errorsOf({ '/': '<h1>Title</h1>', '/ar': missing })).toBe('/ar: heading: is missing')
})

test('an error that four pages share names all four', async () => {
  const pages = { '/a': missing, '/b': missing, '/c': missing, '/d': missing }
  expect(await errorsOf(pages)).toBe('/a, /b, /c, /d: heading: is missing')
})

test('an error of more pages is told once, with their number', async () => {
  const pages = { '/a': missing, '/b': missing, '/c': missing, '/d': missing, '/e': missing }
  expect(await errorsOf(pages)).toBe('5 pages, /a first: heading: is missing')
})

test('every error of a page is told', async () => {
  const both = await errorsOf({ '/a': new AggregateError([missing, new Error('lead: is missing')]) })
  expect(both).toContain('/a: heading: is missing')
  expect(both).toContain('/a: lead: is missing')
})

test('what a page shows by mistake is an error, too', async () => {
  expect(await errorsOf({ '/a': '<p>{{count}} pages</p>' })).toContain('/a: <p> shows {{count}} as text')
})
