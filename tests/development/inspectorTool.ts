import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from '../support/site.ts'
import { expect } from './developmentSite.ts'

/** Opens a page of `npm run dev` whose texts are outlined, ready to be pressed. */
export async function openInspected(page: Page, path: string) {
  await page.addInitScript(() => sessionStorage.setItem('inspector', 'on'))
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await waitForHydration(page)
  await expect(heading).toHaveCSS('outline-style', 'dashed')
}

/** The translators' tool, which stands beside the page. */
export function tool(page: Page): Locator {
  return page.locator('text-inspector')
}

/** The card in which a text is written. */
export function cardOf(page: Page): Locator {
  return tool(page).getByRole('dialog')
}

/** The field of the card. */
export function fieldOf(page: Page): Locator {
  return tool(page).getByRole('textbox')
}
