import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

/**
 * Opens an address that no page has. The server must answer 404; the page gets the same body with 200, since
 * a browser reports every 404 in its console, where the tests allow no message.
 */
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
