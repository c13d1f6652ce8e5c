import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

/** Opens the page for unknown addresses with status 200: a 404 gives a message in the console, which fails tests. */
export async function openUnknownAddress(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === new URL(path, url).pathname,
    async (route) => {
      const response = await route.fetch()
      expect(response.status()).toBe(404)
      await route.fulfill({ response, status: 200 })
    },
  )
  await open(page, path)
}
