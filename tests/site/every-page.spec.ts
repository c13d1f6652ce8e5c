import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { languages } from '#i18n/languages.ts'
import { pageIds } from '#config/pages.ts'
import {
  expectAccessible,
  expectArabicSetAsArabic,
  expectBarFits,
  expectNoSidewaysScroll,
  layoutShift,
} from '../support/pageChecks.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'

/** From the narrowest phone that WCAG's reflow names (320 px) to a wide screen. */
const widths = [1280, 1440, 1024, 768, 701, 700, 390, 320]
const widthsForAxe = [1280, 390]
const height = 800

const resize = (page: Page, width: number) => page.setViewportSize({ width, height })

inEachLanguage((language) => {
  const { direction } = languages[language]
  const names = texts(language, 'accessibility')
  const { pages: pageNames } = texts(language, 'menu')

  for (const id of pageIds) {
    const path = pagePath(id, language)
    test(`${path} loads calmly, fits every window and has no barrier`, async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await open(page, path)

      expect(await layoutShift(page)).toEqual({ total: 0, moved: [] })
      if (direction === 'rtl') await expectArabicSetAsArabic(page)
      else expect(requested.filter((url) => url.includes('-arabic-400') || url.includes('-arabic-600'))).toEqual([])

      for (const width of widths) {
        const state = `${path} at ${width} px`
        await resize(page, width)
        await expectNoSidewaysScroll(page, state)
        await expectBarFits(page, state)
        if (widthsForAxe.includes(width)) await expectAccessible(page, state)
      }
    })
  }

  for (const id of ['products', 'services'] as const) {
    test(`the open menu of ${id} has no barrier`, async ({ page }) => {
      await open(page, pagePath('home', language))
      const menu = page.getByRole('navigation', { name: names.mainMenu })
      await menu.getByRole('button', { name: pageNames[id], exact: true }).click()
      await expect(menu.getByRole('link').last()).toBeVisible()
      await expectNoSidewaysScroll(page, `menu of ${id}`)
      await expectAccessible(page, `menu of ${id}`)
    })
  }

  test('the mobile menu with all its lists open has no barrier', async ({ page }) => {
    await resize(page, 390)
    await open(page, pagePath('home', language))
    await page.getByRole('button', { name: names.openMenu }).click()
    const menu = page.getByRole('navigation', { name: names.mobileMenu })
    // Each press may bring new summaries to light.
    const closed = menu.locator('details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
    await expect(menu.locator('details:not([open])')).toHaveCount(0)
    await expectNoSidewaysScroll(page, 'mobile menu')
    await expectAccessible(page, 'mobile menu')
  })

  for (const id of ['home', 'industries', 'contact'] as const) {
    test(`${pagePath(id, language)} in the dark scheme has no barrier`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await open(page, pagePath(id, language))
      await expect(page.getByRole('button', { name: names.colorScheme.toLight })).toBeVisible()
      for (const width of widthsForAxe) {
        await resize(page, width)
        await expectAccessible(page, `dark at ${width} px`)
      }
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the form with errors has no barrier in the ${colorScheme} scheme`, async ({ page }) => {
      const { submit, validation } = texts(language, 'enquiry')
      await page.emulateMedia({ colorScheme })
      await open(page, pagePath('contact', language))
      await page.getByRole('button', { name: submit }).click()
      for (const message of Object.values(validation)) await expect(page.getByText(message)).toBeVisible()
      await expectAccessible(page, 'form with errors')
    })
  }
})
