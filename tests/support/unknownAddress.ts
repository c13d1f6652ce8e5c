import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

/** The page gets the 404's body with 200, as browsers report a 404 in the console, where tests allow no message. */
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
