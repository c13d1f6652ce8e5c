import type { Page } from '@playwright/test'
import { pagePath } from '#i18n/addresses.ts'
import { pageTexts } from '../support/pages.ts'
import { expect, inEachLanguage, open, test, waitForHydration } from '../support/site.ts'

/** The heading that is nearest to the top of the window, and where it stands, in px. */
const readPlace = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main :is(h2, h3)')].map((heading) => ({
      words: heading.textContent,
      top: Math.round(heading.getBoundingClientRect().top),
    }))
    return tops.toSorted((one, other) => Math.abs(one.top) - Math.abs(other.top))[0]
  })

inEachLanguage((language, inOneLanguage) => {
  test.use({ viewport: { width: 390, height: 844 } })

  async function expectPlaceKept(page: Page, leave: () => Promise<unknown>, from?: string) {
    await open(page, from ?? pagePath('sap', language))
    if (from) {
      await page
        .getByRole('main')
        .locator(`a[href="${pagePath('sap', language)}"]`)
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts(language, 'sap').heading)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400)
    const before = await readPlace(page)
    await leave()
    await waitForHydration(page)
    await expect.poll(() => readPlace(page)).toMatchObject({ words: before?.words })
    const now = await readPlace(page)
    expect(Math.abs((now?.top ?? Number.NaN) - (before?.top ?? 0))).toBeLessThan(100)
  }

  // On the page that was opened, time and again: tests/engines/history.spec.ts.
  inOneLanguage(
    'a reload leaves the visitor where they were on a page that a link of the site has led to @beyond',
    async ({ page }) => {
      await expectPlaceKept(page, () => page.reload(), pagePath('products', language))
    },
  )

  inOneLanguage('who comes back from another document is where they were @beyond', async ({ page }) => {
    await expectPlaceKept(page, async () => {
      await page.goto('/robots.txt')
      await page.goBack()
    })
  })

  inOneLanguage('a hidden tab that goes without a word comes back to its place @beyond', async ({ page }) => {
    // What a browser tells a page that it loads again, but not one whose tab it has thrown away.
    await page.addInitScript(() => {
      for (const type of ['pagehide', 'visibilitychange'])
        window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
          capture: true,
        })
    })
    await expectPlaceKept(page, async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.reload()
    })
  })

  inOneLanguage('a reload at the top stays there, whatever section the address names', async ({ page }) => {
    await open(page, `${pagePath('industries', language)}#oil`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.reload()
    await waitForHydration(page)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
