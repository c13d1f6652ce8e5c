import type { Page } from '@playwright/test'
import { rawPage } from './rawPages.ts'
import { expect } from './site.ts'

/** Expects that a page shown in place has the same tags in its head as the server's HTML for the address. */
export async function expectHeadOf(page: Page, path: string): Promise<void> {
  const served = readHead((await rawPage(page.request, path)).document)
  expect(served.tags.length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(readHead, null)).toEqual(served)
  expect(await page.locator('title:not(svg title)').count()).toBe(1)
  expect(await page.locator('meta[name="description"]').count()).toBe(1)
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1)
}

/** Reads the tags of a head; without an argument, of the document's own. */
function readHead(given: Document | null) {
  const read = given ?? document
  return {
    lang: read.documentElement.lang,
    dir: read.documentElement.dir,
    title: read.title,
    tags: [...read.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML),
  }
}
