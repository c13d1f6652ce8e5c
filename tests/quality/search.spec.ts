import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { searchDialog } from '../support/searchDialog.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

inEachLanguage((language, inOneLanguage) => {
  const words = texts(language, 'search')
  const { pages: names } = texts(language, 'menu')
  const home = pagePath('home', language)

  const { button, dialog, field, options, chosen, openSearch } = searchDialog(language)
  const retry = (page: Page) =>
    dialog(page).getByRole('button', { name: texts(language, 'errors').retry, exact: true })

  test.describe('where the file does not come', () => {
    test.use({ provoked: /search-\w+-[\w-]+\.json|Failed to load resource/ })
    inOneLanguage('the search says so and tries again', async ({ page }) => {
      await page.route(/search-[\w-]+\.json/, (route) => route.abort())
      await openSearch(page)
      await expect(dialog(page).getByRole('alert')).toContainText(words.failed)
      await page.unroute(/search-[\w-]+\.json/)
      await retry(page).click()
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('sap')
      await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.sap)
    })
  })

  test.describe('where the code of the results does not come', () => {
    test.use({ provoked: /SearchFindings|Failed to load resource/ })
    inOneLanguage(
      'the search says so, and the next press asks again, as does its button',
      async ({ page }) => {
        await page.route(/SearchFindings-/, (route) => route.abort())
        await openSearch(page)
        await page.keyboard.type('sap')
        await expect(dialog(page).getByRole('alert')).toContainText(words.failed)
        await page.keyboard.press('Escape')
        await expect(button(page)).toBeFocused()
        await button(page).click()
        await page.keyboard.type('sap')
        await expect(dialog(page).getByRole('alert')).toContainText(words.failed)
        await page.unroute(/SearchFindings-/)
        await retry(page).click()
        await expect(field(page)).toBeFocused()
        await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.sap)
      },
    )
  })

  inOneLanguage('on paper there is neither the button nor the dialog', async ({ page }) => {
    await openSearch(page)
    await page.emulateMedia({ media: 'print' })
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeHidden()
  })

  inOneLanguage('a page enlarged to 400 % keeps field and results in reach', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 })
    await open(page, home)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeInViewport()
    await expect(chosen(page)).toBeInViewport()
    await field(page).fill(names.sap)
    await expect(chosen(page).locator('mark').first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toBeInViewport()
    await expect(field(page)).toBeInViewport()
    await field(page).fill('qqqzzz')
    const ask = dialog(page).getByRole('link', { name: words.ask, exact: true })
    await ask.scrollIntoViewIfNeeded()
    await expect(ask).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  inOneLanguage('the search works where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await openSearch(page)
    await field(page).fill('sap')
    await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(names.sap)
  })
})
